"""``python -m mopsbook`` is the command ``mopsbook``."""

from mopsbook.cli import main

raise SystemExit(main())
