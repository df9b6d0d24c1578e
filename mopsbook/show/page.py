"""A page that a browser opens by itself: the frame of what is saved and of what is printed."""

from __future__ import annotations

from html import escape


def html_page(title: str, style: str, body: str, lang: str) -> str:
    """Return a whole page around a body that is HTML.

    Examples
    --------
    >>> "<title>A &amp; B</title>" in html_page("A & B", "p{margin:0}", "<p>Text</p>", "en")
    True
    """
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )
