"""The laboratory: games by the thousand, as tables of data.

``pip install "mopsbook[research]"`` brings what it needs: pandas and pyarrow for the tables, loky for the processes.

Examples
--------
>>> from mopsbook import lab
>>> players = ["simple", "random", "random", "random"]
>>> runs = lab.play_many("miau_miau", players, games=20, seed=7, executor="here", progress=False)
>>> runs
<20 games of miau_miau, seed 7>
>>> wins = runs.seats.groupby("player").won.mean()
>>> bool(wins["simple"] > wins["random"])
True
"""

from mopsbook.lab.many import play_many
from mopsbook.lab.runs import Runs, read

__all__ = ["Runs", "play_many", "read"]
