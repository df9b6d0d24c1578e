// What a page measures by itself, between two of its own frames, with no test driver in between.
(() => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** Resolves in the first frame in which `ready()` is true. */
  const until = async (ready, what) => {
    for (const end = performance.now() + 60000; !ready(); await frame()) {
      if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    }
  };
  const height = (element) => element?.getBoundingClientRect().height ?? 0;
  const parts = {
    counter: (root) => root.querySelector(".bare-counter"),
    table: (root) => root.querySelector(".mopsbook")?.shadowRoot.querySelector("svg .item"),
  };

  /** Milliseconds from running a cell to the frame that shows its widget. */
  const painted = async (kind, index) => {
    const { commands, shell } = window.jupyterapp;
    const { content } = shell.currentWidget;
    content.activeCellIndex = index;
    await content.scrollToItem(index, "start");
    await commands.execute("notebook:clear-cell-output");
    const cell = content.widgets[index].node;
    await until(() => !parts[kind](cell), "an empty cell");
    const start = performance.now();
    const run = commands.execute("notebook:run-cell");
    await until(() => height(parts[kind](cell)) > 0, `the ${kind}`);
    await frame();
    const end = performance.now();
    await run;
    return end - start;
  };

  /** Milliseconds from an event to the first change below `root`. */
  const changed = (root, act) =>
    new Promise((done, fail) => {
      const start = performance.now();
      const timer = setTimeout(fail, 60000, new Error("waited in vain for a change"));
      new MutationObserver((_, observer) => {
        observer.disconnect();
        clearTimeout(timer);
        done(performance.now() - start);
      }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      act();
    });
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));

  /** One click of the counter through the kernel and back. */
  const countTrip = (index) => {
    const button = parts.counter(window.jupyterapp.shell.currentWidget.content.widgets[index].node);
    return changed(button, () => button.click());
  };

  /** One card, or else the step that is due; null if it was no card. */
  const playTrip = async (index) => {
    const { content } = window.jupyterapp.shell.currentWidget;
    await content.scrollToItem(index, "start");
    const root = content.widgets[index].node.querySelector(".mopsbook").shadowRoot;
    const cards = () => [...root.querySelectorAll(".item.card.can-act:not([aria-disabled])")];
    const buttons = () => [...root.querySelectorAll(".actions button:not([aria-disabled])")];
    await until(() => cards().length + buttons().length > 0, "something to click");
    const [button] = buttons();
    if (button) {
      await changed(root, () => button.click());
      return null;
    }
    const card = cards()[0];
    const label = card.getAttribute("data-id");
    const took = await changed(root, () => click(card));
    if (root.querySelector(`[data-id="${CSS.escape(label)}"].can-act`)) return null; // only picked
    return took;
  };

  /** Milliseconds of each step, from the frame in which it is clicked to the next one painted. */
  const steps = async (count) => {
    const root = document.querySelector(".mopsbook").shadowRoot;
    const slider = root.querySelector(".bar input[type=range]");
    const [first, , , next] = root.querySelectorAll(".bar .buttons button");
    first.click();
    await until(() => slider.value === "0", "the first step");
    const took = [];
    for (let i = 0; i < count; i++) {
      const start = await frame();
      const before = slider.value;
      next.click();
      let now = await frame();
      while (slider.value === before) {
        now = await frame();
        if (now > start + 60000) throw new Error(`waited in vain for step ${i + 1}`);
      }
      took.push(now - start);
    }
    return took;
  };

  window.mopsbookProbe = { painted, countTrip, playTrip, steps };
})();
