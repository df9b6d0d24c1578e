"""How good mopsbook is in figures, each a ratio to a yardstick measured in the same run.

``python -m benchmarks`` prints a table and writes JSON; ``nox -s bench`` installs what it needs.
"""
