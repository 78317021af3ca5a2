/** How long plugins took is for whoever works on the build, not for whoever starts the editor. */
export const bundlerChecks = { bundlerTimings: false };

/** Of scripts of the editor: a browser keeps one of nothing else in half the memory, and reads it faster. */
export const editorCharset = 'ascii';
