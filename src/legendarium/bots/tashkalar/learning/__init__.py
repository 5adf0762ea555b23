"""Learning the weights of the evaluation from games in which they are varied at random."""
