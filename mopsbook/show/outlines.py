"""Outlines of simple shapes, as paths."""

from __future__ import annotations

from math import cos, pi, sin


def regular(corners: int, size: float, turn: float = 0, soft: float = 0.26) -> str:
    """Return the outline of a regular shape with soft corners, round 0, 0."""
    points = [
        (size * sin(turn + 2 * pi * n / corners), -size * cos(turn + 2 * pi * n / corners))
        for n in range(corners)
    ]
    parts = []
    for n, (x, y) in enumerate(points):
        (px, py), (nx, ny) = points[n - 1], points[(n + 1) % corners]
        start = f"{x + (px - x) * soft:.1f} {y + (py - y) * soft:.1f}"
        end = f"{x + (nx - x) * soft:.1f} {y + (ny - y) * soft:.1f}"
        parts.append(f"{'L' if n else 'M'}{start}Q{x:.1f} {y:.1f} {end}")
    return "".join(parts) + "Z"


def flower(size: float) -> str:
    """Return the outline of eight petals round 0, 0."""
    points = [
        (size * 0.93 * sin(pi * (2 * n + 1) / 8), -size * 0.93 * cos(pi * (2 * n + 1) / 8))
        for n in range(8)
    ]
    start = f"M{points[-1][0]:.1f} {points[-1][1]:.1f}"
    reach = size * 0.4
    return (
        start + "".join(f"A{reach:.1f} {reach:.1f} 0 0 1 {x:.1f} {y:.1f}" for x, y in points) + "Z"
    )
