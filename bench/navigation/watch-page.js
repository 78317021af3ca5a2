/**
 * What the measured page itself notes: when a frame was drawn, and when a row came to look as it was meant to. It also marks
 * the inputs and these frames in a trace.
 */

/** Runs in the page before its own scripts. */
export function watchPage() {
  if (globalThis.parent !== globalThis) return;
  const bench = { frames: [], isCounting: false, input: 0, wait: undefined };
  globalThis.bench = bench;
  const note = (event) => {
    bench.input = event.timeStamp;
    performance.mark('bench-input');
  };
  // The last input before what is waited for is what it answers to.
  for (const type of ['keydown', 'pointerup', 'input']) addEventListener(type, note, { capture: true });

  bench.countFrames = () => {
    bench.frames = [];
    bench.isCounting = true;
    const next = (time) => {
      bench.frames.push(time);
      if (bench.isCounting) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };
  bench.stopCounting = () => {
    bench.isCounting = false;
    return bench.frames;
  };
  // Right behind the frame: before what timers and messages have put off until after it.
  const tellBehind = (resolve) => {
    const tell = () => {
      performance.mark('bench-painted');
      resolve(performance.now() - bench.input);
    };
    scheduler.postTask(tell, { priority: 'user-blocking' });
  };
  const afterPaint = (resolve) => requestAnimationFrame(() => tellBehind(resolve));
  /** Begins to wait for the painted frame in which an element fits the selector. */
  bench.expectElement = (selector) => {
    bench.wait = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        afterPaint(resolve);
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  };
  /** Begins to wait for the painted frame in which the field in focus shows another text. */
  bench.expectLetter = () => {
    const field = document.activeElement;
    const { value } = field;
    bench.wait = new Promise((resolve) => {
      // In the frame that paints it: the message is taken behind the painting.
      const look = () => (field.value === value ? requestAnimationFrame(look) : tellBehind(resolve));
      requestAnimationFrame(look);
    });
  };
}
