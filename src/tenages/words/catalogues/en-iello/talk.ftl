# Where Iello's words want another sentence.

talk-note-echoes = Echoes of the Past: E3 is an { -echoes } card of { -age } 3. Under a pile, 2 echoes +4 means that it shows two echo effects, which come first whenever its { -top } card is activated, and a bonus of 4. Your highest bonus counts in full, every other one as a point: an { -score-total } of 15 = 8 + 7 is 8 from cards and 7 from bonuses. After you play a card as an action you may put one of your Projects in play that is no higher.
