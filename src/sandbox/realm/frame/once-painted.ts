/** Runs something when the next frame of the window has been produced. While the window is hidden there is none. */
export function oncePainted(run: () => void): void {
  requestAnimationFrame(() => {
    // The first task after the frame's callbacks.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(undefined);
  });
}
