"""The picture that stands where a widget cannot run: in a notebook that is not run yet, or was saved and opened again.

No host shows a widget whose kernel is gone: JupyterLab says "model not found", and before a notebook is
trusted it shows no widget at all. So the picture is an output of its own beside the widget. The front end
hides it as soon as the widget is drawn.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape

from mopsbook.teach.words import say

LATE = (
    "<style>@keyframes mops-still{from{position:absolute;visibility:hidden}}"
    ".mops-still{animation:mops-still 3s step-end}"
    "body.jp-Notebook .mops-still,.output_html .mops-still{animation:none}"
    ".output_html .mops-still p{display:none}"
    "@media print{.mops-still{animation:none;break-inside:avoid}.mops-still p{display:none}"
    "body.jp-Notebook .highlight pre{white-space:pre-wrap}}</style>"
)
"""Where styles are allowed a widget may still come: the picture waits for it.

Not so in a page that nbconvert makes, which is also what JupyterLab prints, at once; nor in one of its older form, as
the feedback of nbgrader is, nor on any other paper: there nobody can press anything, and on paper lines of code that
are too long for it are broken.
"""


def still(token: str, svg: str, words: str, lang: str) -> str:
    """Return a picture as HTML that every host lets through.

    Hosts strip drawings from pages that they do not trust, and styles too, but no images.

    Parameters
    ----------
    token : str
        By which the front end finds it.
    svg, words : str
        The picture, and the same in words.
    lang : str
        Its language.

    Examples
    --------
    >>> html = still("a1", "<svg/>", "Hand of Anna: 7 & 8", "en")
    >>> 'class="mops-still mops-a1"' in html, 'alt="Hand of Anna: 7 &amp; 8"' in html
    (True, True)
    """
    source = b64encode(svg.encode()).decode()
    return (
        f'{LATE}<div class="mops-still mops-{token}" lang="{escape(lang)}">'
        f'<img style="max-width:100%" alt="{escape(words)}" src="data:image/svg+xml;base64,{source}">'
        f"<p>{escape(say('still', lang))}</p></div>"
    )
