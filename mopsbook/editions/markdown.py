"""The messages of a text in Markdown: headings, paragraphs, items of lists, cells of tables.

A message is on one line, however its lines are broken in the source. All else (code, rulers of tables, markers,
HTML, formulas) is copied as it is, so a text of which nothing is translated comes out as it went in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

Translate = Callable[[str], str]
"""What makes of a message that of another language, or the same if there is none."""
Fenced = Callable[[str, Sequence[str]], Sequence[str]]
"""What makes of the lines in a fence, whose first line says of which kind they are, those of another language."""

FENCE = re.compile(r"\s*(`{3,}|~{3,})\s*(\S*)")
HEADING = re.compile(r"(#{1,6}\s+)(.*?)(\s+#+)?")
ITEM = re.compile(r"(\s*(?:[*+-]|\d+[.)])\s+(?:\[[ xX]\]\s+)?)(.*)")
QUOTE = re.compile(r"(\s*(?:>\s?)+)(.*)")
PLAIN = re.compile(r"(\s*)(.*)")
RULER = re.compile(r"\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*")
"""What stands below the first row of a table."""
LEFT = re.compile(r"\s*(<[^>]+>\s*)+|\s*(\*\s*){3,}|\s*(-\s*){3,}|\s*\[[^\]]+\]:\s.*|\s*")
"""Lines of HTML, lines across the page, targets of links, and empty ones."""
BAR = re.compile(r"(?<!\\)\|")
CODE = re.compile(r"`[^`]*`|\$[^$]*\$")
WORD = re.compile(r"[^\W\d_]{2,}")


def translated(text: str, translate: Translate, fenced: Fenced | None = None) -> str:
    r"""Put every message of a text into another language.

    Parameters
    ----------
    text : str
        Markdown.
    translate : callable
        Is given each message.
    fenced : callable, optional
        Is given the kind and the lines of each fence; without it they stay as they are.

    Examples
    --------
    >>> translated("# One\n\nA cat\npurrs.\n\n* `x`\n* two", str.upper)
    '# ONE\n\nA CAT PURRS.\n\n* `x`\n* TWO'
    """
    lines, at, out = text.split("\n"), 0, []
    while at < len(lines):
        line = lines[at]
        if fence := FENCE.match(line):
            end = _after(lines, at, fence[1])
            inner = lines[at + 1 : end - 1]
            out += [line, *(fenced(fence[2], inner) if fenced else inner), *lines[end - 1 : end]]
            at = end
        elif line.strip() == "$$":
            end = _after(lines, at, "$$")
            out += lines[at:end]
            at = end
        elif LEFT.fullmatch(line):
            out.append(line)
            at += 1
        elif (
            "|" in line
            and "|" in (ruler := "".join(lines[at + 1 : at + 2]))
            and RULER.fullmatch(ruler)
        ):
            while at < len(lines) and "|" in lines[at]:
                out.append(lines[at] if RULER.fullmatch(lines[at]) else _row(lines[at], translate))
                at += 1
        elif heading := HEADING.fullmatch(line):
            out.append(heading[1] + message(heading[2], translate) + (heading[3] or ""))
            at += 1
        else:
            end = _paragraph(lines, at)
            out += _told(lines[at:end], translate)
            at = end
    return "\n".join(out)


def message(text: str, translate: Translate) -> str:
    """Translate one message; what has no word in it, such as a name of a key, is none."""
    return translate(text) if WORD.search(CODE.sub("", text)) else text


def _after(lines: Sequence[str], at: int, mark: str) -> int:
    """Return the number of the line after what begins here and ends with such a mark, or with the text."""
    rows = range(at + 1, len(lines))
    return next((n + 1 for n in rows if lines[n].strip().startswith(mark)), len(lines))


def _row(line: str, translate: Translate) -> str:
    cells = BAR.split(line)
    for place, cell in enumerate(cells):
        if text := cell.strip():
            cells[place] = cell.replace(text, message(text, translate))
    return "|".join(cells)


def _paragraph(lines: Sequence[str], at: int) -> int:
    """Return the number of the line after a paragraph, a quotation or an item."""
    for end in range(at + 1, len(lines)):
        one = lines[end]
        if any(form.fullmatch(one) for form in (LEFT, HEADING, ITEM)) or FENCE.match(one):
            return end
    return len(lines)


def _told(block: Sequence[str], translate: Translate) -> list[str]:
    """Translate a paragraph, a quotation or an item: its marker is kept, its lines are one message."""
    first = ITEM.fullmatch(block[0]) or QUOTE.fullmatch(block[0]) or PLAIN.fullmatch(block[0])
    assert first is not None  # every line is plain
    marker, rows = first[1], [first[2]]
    for one in block[1:]:
        quote = QUOTE.fullmatch(one) if ">" in marker else None
        rows.append(quote[2] if quote else one.strip(" ") + "  " * one.endswith("  "))
    # a hard break stays one, any other is only where the line was full
    text = re.sub(r"(?<!  )(?<!\\)\n", " ", "\n".join(rows))
    new = message(text, translate)
    if new == text:  # the same in both languages: with its lines
        return list(block)
    further = re.sub(r"[^>\s]", " ", marker)
    return [(further if n else marker) + one for n, one in enumerate(new.split("\n"))]
