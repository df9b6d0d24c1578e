"""Lessons as Markdown: what a teacher has written, read and checked. No widgets."""
