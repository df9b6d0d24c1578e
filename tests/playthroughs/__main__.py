"""Write all playthroughs anew."""

import sys

from tests.playthroughs import main

sys.exit(main())
