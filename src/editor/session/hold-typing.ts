import type { ProjectActions, ProjectStore } from '../store/index.ts';

/**
 * The store with letters on the screen before they are in it: what `typeText` is given waits for `afterPaint`. Reading the
 * state never changes it. Whoever needs the whole text calls `settle`; every other action settles by itself first, and so
 * does the next letter.
 */
export function holdTyping(store: ProjectStore, afterPaint: (run: () => void) => void): ProjectStore {
  let held: (() => void) | undefined;
  const takeUp = () => {
    const run = held;
    held = undefined;
    run?.();
  };
  const typeText: ProjectActions['typeText'] = (path, text, pauseMs) => {
    takeUp();
    held = () => store.actions.typeText(path, text, pauseMs);
    afterPaint(takeUp);
  };
  return {
    ...store,
    settle: () => {
      takeUp();
      return store.getState();
    },
    actions: { ...afterTakingUp(store.actions, takeUp), typeText },
  };
}

/** The same actions, each of which first has the letters taken up. */
function afterTakingUp(actions: ProjectActions, takeUp: () => void): ProjectActions {
  const wrapped = Object.entries(actions).map(([name, act]: [string, (...values: unknown[]) => unknown]) => [
    name,
    (...values: unknown[]) => {
      takeUp();
      return act(...values);
    },
  ]);
  return Object.fromEntries(wrapped);
}
