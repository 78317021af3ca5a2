/** When what changed in a document was painted. Functions here run in the page, before its own scripts. */

/**
 * Tells times by `globalThis.onceDrawn(list)`: called while the document changes, it adds the time after the frame that
 * shows the change. A change inside of an animation frame is in that frame; any other is in the next one.
 */
export function tellDrawn() {
  let isInFrame = false;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (run) =>
    request((time) => {
      isInFrame = true;
      // After those who observe what the callback changed: they were queued before.
      const leave = () => {
        isInFrame = false;
      };
      try {
        run(time);
      } finally {
        queueMicrotask(leave);
      }
    });
  globalThis.onceDrawn = (list) => {
    const tell = () => list.push(performance.timeOrigin + performance.now());
    // Before what timers and messages have put off until after the frame.
    const tellAfterFrame = () => scheduler.postTask(tell, { priority: 'user-blocking' });
    if (isInFrame) tellAfterFrame();
    else request(tellAfterFrame);
  };
}
