"""What is known of the cards beyond what is printed: what each does, rulings that name it, and what it is worth."""
