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
  const GOLDEN = 0.618; // jumps of this part of a whole come everywhere
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

  /** Milliseconds from an event to the first change below `root` after which `ready()` is true. */
  const changed = (root, act, ready = () => true) =>
    new Promise((done, fail) => {
      const start = performance.now();
      const timer = setTimeout(fail, 5000, new Error("waited in vain for a change"));
      new MutationObserver((_, observer) => {
        if (!ready()) return;
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

  /** What is shown part by part is gone through, and none of that is counted. */
  const allShown = (root) =>
    until(() => {
      const live = root.querySelector(".mops").dataset.live === "true";
      if (!live) root.querySelector(".skip").click();
      return live;
    }, "one's turn");

  /** One card; null if something else is due, such as to keep one's cards. */
  const playTrip = async (index) => {
    const { content } = window.jupyterapp.shell.currentWidget;
    await content.scrollToItem(index, "start");
    const root = content.widgets[index].node.querySelector(".mopsbook").shadowRoot;
    await allShown(root);
    const cards = () => [...root.querySelectorAll(".item.card.can-act:not([aria-disabled])")];
    const due = () => root.querySelector(".actions button.main");
    await until(() => due() || cards().length, "something to click");
    if (due()) {
      await changed(root, () => due().click());
      return null;
    }
    const [card] = cards();
    // the table has changed when the card lies elsewhere, not when it has the focus
    const { transform } = card.style;
    const played = () => !card.isConnected || card.style.transform !== transform;
    return changed(root, () => click(card), played);
  };

  const marked = (root) => root.querySelector(".answer:is(.right, .wrong, .missed)");
  const firstChoice = (root) => root.querySelector("[data-id=choice1]");

  /** On to the next question, through what is played out after an answer. */
  const nextQuestion = async (root) => {
    if (!marked(root)) return;
    const on = () =>
      root.querySelector("[data-id=next]") ?? root.querySelector("[data-id=skip]:not([aria-disabled])");
    await until(() => {
      if (!on()) root.querySelector(".skip").click();
      return on();
    }, "the end of what is played out");
    await changed(root, () => on().click(), () => !marked(root) && firstChoice(root));
  };

  /** One answer to a question, until it is marked. */
  const markTrip = async (index) => {
    const { content } = window.jupyterapp.shell.currentWidget;
    await content.scrollToItem(index, "start");
    const root = content.widgets[index].node.querySelector(".mopsbook").shadowRoot;
    await nextQuestion(root);
    return changed(root, () => click(firstChoice(root)), () => marked(root));
  };

  /** Milliseconds of each answer on a page without a kernel, in frames as steps are. */
  const marks = async (count) => {
    const root = document.querySelector(".mopsbook").shadowRoot;
    const took = [];
    for (let i = 0; i < count; i++) {
      await nextQuestion(root);
      took.push(await turned(() => Boolean(marked(root)), () => click(firstChoice(root))));
    }
    return took;
  };

  /** Milliseconds from a frame in which `act` is done to the next one painted with something else shown. */
  const turned = async (shown, act) => {
    const start = await frame();
    const before = shown();
    act();
    let now = await frame();
    while (shown() === before) {
      now = await frame();
      if (now > start + 60000) throw new Error("waited in vain for something else");
    }
    return now - start;
  };
  const step = (root) => () => root.querySelector(".track").getAttribute("style");

  const slide = (root) => root.querySelector(".bar input[type=range]");
  const slideTo = (root, to) => {
    slide(root).value = to;
    slide(root).dispatchEvent(new InputEvent("input", { bubbles: true }));
  };

  /** Milliseconds of each step of the replay, from its beginning to its end. */
  const steps = async () => {
    const root = document.querySelector(".mopsbook").shadowRoot;
    const next = root.querySelector('.bar [aria-label="Next step"]');
    if (Number(slide(root).value)) await turned(step(root), () => slideTo(root, 0));
    const took = [];
    while (!next.ariaDisabled) took.push(await turned(step(root), () => next.click()));
    return took;
  };

  /** Milliseconds of each jump of the slider, to all parts of the replay. */
  const scrubs = async (count) => {
    const root = document.querySelector(".mopsbook").shadowRoot;
    const slider = slide(root);
    const size = Number(slider.max) + 1;
    const took = [];
    for (let i = 0; i < count; i++) {
      const to = (Number(slider.value) + Math.round(size * GOLDEN)) % size;
      took.push(await turned(step(root), () => slideTo(root, to)));
    }
    return took;
  };

  /** Milliseconds from the beginning of the page to the frame that shows the replay. */
  const opened = async () => {
    const host = () => document.querySelector(".mopsbook")?.shadowRoot?.querySelector("svg .item");
    await until(() => height(host()) > 0, "the replay");
    await frame();
    return performance.now();
  };

  window.mopsbookProbe = { painted, countTrip, playTrip, markTrip, steps, scrubs, marks, opened };
})();
