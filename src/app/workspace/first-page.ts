import type { PreviewStatus } from '../../editor/session/index.ts';
import { type ProjectStore, selectShownPage } from '../../editor/store/index.ts';

export interface FirstPage {
  /** Resolves when the first page is there, or it is known that none will come. */
  readonly ready: Promise<void>;
  /** To be told what is said of the preview. */
  readonly note: (status: PreviewStatus) => void;
  readonly stop: () => void;
}

/** Follows whether the page that a project opens with is there yet. */
export function followFirstPage(store: Pick<ProjectStore, 'getState' | 'subscribe'>): FirstPage {
  let tell = (): void => {};
  const ready = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const look = (): void => {
    const state = store.getState();
    // A project without a page has been read, and nothing is rendered.
    if (state.reading !== undefined && selectShownPage(state) === undefined) tell();
  };
  const stop = store.subscribe(look);
  void ready.then(stop);
  look();
  return {
    ready,
    note(status) {
      if (status.kind !== 'starting') tell();
    },
    stop,
  };
}
