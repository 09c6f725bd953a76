# "Put in play" stands around what is put in play.

ask-first-meld = choose the card that you put in play first
    .pick = put { $what } in play
ask-meld = put a card{ $where } in play
    .pick = put { $what } in play
    .wonder = put the cards in play?
    .yes = yes, put them in play
    .no = put none in play
