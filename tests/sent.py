"""What is sent, as the browser reads it."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode
from typing import Any


def unzipped(value: Any) -> Any:
    """Return a value with all that is zipped in it unzipped."""
    if isinstance(value, list):
        return [unzipped(one) for one in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"zip"}:
        return json.loads(zlib.decompress(b64decode(value["zip"])))
    return {name: unzipped(one) for name, one in value.items()}
