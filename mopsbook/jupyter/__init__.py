"""The widgets, and the table session behind them."""
