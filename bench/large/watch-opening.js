/** Runs in every frame before its own scripts: when a page was painted, when one was clicked, when code was drawn first, when the page did not answer. */
export function watchOpening() {
  globalThis.bench = { painted: [], clicked: 0, code: [], listed: undefined, longestTurn: 0 };
  const { bench } = globalThis;
  if (parent === globalThis) {
    addEventListener(
      'click',
      (event) => {
        bench.clicked = performance.timeOrigin + event.timeStamp;
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) bench.longestTurn = Math.max(bench.longestTurn, duration);
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
      if (document.querySelector('.view-line') === null) return;
      observer.disconnect();
      globalThis.onceDrawn(bench.code);
    }).observe(document, { subtree: true, childList: true });
    const listed = [];
    new MutationObserver((_, observer) => {
      if (document.querySelector('nav[aria-label="Sections"]') === null) return;
      observer.disconnect();
      globalThis.onceDrawn(listed);
      setTimeout(() => {
        bench.listed = listed[0];
      }, 1000);
    }).observe(document, { subtree: true, childList: true });
    return;
  }
  let title = '';
  new MutationObserver(() => {
    if (document.querySelector('main h1') === null || document.title === title) return;
    title = document.title;
    globalThis.onceDrawn(bench.painted);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
