"""A page to print: one file of HTML that needs nothing else, black and white too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from html import escape

from mopsbook.core.rules import Rule
from mopsbook.show.packing import Frame
from mopsbook.show.page import html_page
from mopsbook.show.svg import as_svg

STYLE = """
@page { size: A4; margin: 11mm 12mm }
:root { color-scheme: light }
body { background: #fff; color: #000; font: 10.5pt/1.35 system-ui, sans-serif; margin: 0 auto; max-width: 186mm;
  padding: 4mm }
h1 { font-size: 17pt; line-height: 1.15; margin: 0 0 2mm }
h2 { break-after: avoid; font-size: 1.15em; margin: 0.9em 0 0.25em }
p { margin: 0 0 0.35em }
svg, figure, .question, tr { break-inside: avoid }
svg { display: block; height: auto; max-width: 100% }
figure { margin: 0.5em 0 }
.two figure { align-items: center; display: grid; gap: 3mm; grid-template-columns: 50mm 1fr }
.large figure { display: block }
.three svg, .large svg { margin: 0 auto; max-height: 68mm }
figcaption, .quiet { color: #333; font-size: 0.9em }
.brief { border: 0.4mm solid #000; border-radius: 2mm; margin: 0 0.5mm 3mm 0; padding: 2mm 3mm }
.columns { column-gap: 6mm }
.two { columns: 2 }
.three { columns: 3 }
.columns > :first-child { margin-top: 0 }
.line { border-bottom: 0.3mm solid #000; display: inline-block; min-width: 45mm }
.question { border-top: 0.2mm solid #999; margin-bottom: 4mm; padding-top: 2mm }
.grid { display: grid; gap: 4mm 6mm; grid-template-columns: 1fr 1fr }
.grid .question { display: flex; flex-direction: column; margin: 0; min-height: 124mm }
.grid .question:nth-child(n + 5) { min-height: 132mm }
.question svg { flex: 1 1 50mm; margin: 0 auto 1.5mm; min-height: 0 }
ol.choices { font-size: 0.92em; line-height: 1.2; list-style: upper-alpha; margin: 1mm 0; padding-left: 6mm }
.box, .tick { border: 0.3mm solid #000; display: inline-block }
.box { height: 8mm; margin-right: 1.5mm; width: 12mm }
.tick { border-radius: 0.5mm; height: 3.2mm; margin-right: 2mm; width: 3.2mm }
table { border-collapse: collapse; margin: 2mm 0 5mm; table-layout: fixed; width: calc(100% - 0.5mm) }
th:first-child { width: 24mm }
th, td { border: 0.3mm solid #000; height: 8.5mm; padding: 0 2mm; text-align: left }
thead th { height: 11mm; vertical-align: bottom }
tfoot th, tfoot td { border-top-width: 0.8mm }
@media print { body { max-width: none; padding: 0 } }
"""
"""One style for a screen and for paper: what is seen is what is printed."""


def page(title: str, body: Iterable[str], lang: str) -> str:
    """Return parts that are HTML as a page with a title that is text."""
    parts = (f"<h1>{escape(title)}</h1>", *body, "")
    return html_page(title, STYLE, "\n".join(parts), lang)


def drawn(frame: Frame, lang: str, width: float, height: float) -> str:
    """Return the table of a frame in the shape that is largest in a room, without the words that stand beside it."""
    bare = replace(frame.scene, sheet=None)
    scales = [min(width / wide, height / high) for wide, high in bare.shapes]
    shape = scales.index(max(scales))
    return as_svg(bare, lang, you=frame.you, shape=shape, titled=False)


def paragraphs(texts: Iterable[str]) -> str:
    """Return texts as paragraphs."""
    return "".join(f"<p>{escape(text)}</p>" for text in texts)


def ruled(rule: Rule, lang: str) -> str:
    """Return a rule as a paragraph, with the number by which it is cited."""
    words = rule.told(lang)
    head = f"{rule.section} {words.title}."
    return f"<p><b>{escape(head)}</b> {escape(words.text)}</p>"
