# Before the first turn the card is put in play.

board-before-first-turn = Before the first turn: everyone puts a card in play, all at once
