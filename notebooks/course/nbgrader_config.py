"""The settings of the example course; nbgrader reads them when it is run in this folder."""

from pathlib import Path

c = get_config()  # noqa: F821 (nbgrader puts it there)

HERE = Path.cwd()

c.CourseDirectory.course_id = "mopsbook"
c.CourseDirectory.root = str(HERE)

# a folder in which teacher and students can both write
c.Exchange.root = str(HERE / "exchange")

# seconds for one cell
c.Execute.timeout = 60

# Without this the feedback shows no tables: nbconvert would keep a reference to a live widget, and nothing
# on the page could draw it. With it the picture stands there that every table and replay comes with.
c.Execute.store_widget_state = False

# what stands where the solutions were
c.ClearSolutions.code_stub = {"python": "# your answer"}
c.ClearSolutions.text_stub = "Your answer:"
