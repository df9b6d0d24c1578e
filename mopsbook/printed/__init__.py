"""What a class gets on paper: the rules on one or two pages, sheets of questions and answers, a sheet for scores."""
