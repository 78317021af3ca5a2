import type { PreviewStatus } from '../../editor/session/index.ts';
import { type ProjectStore, selectShownPage } from '../../editor/store/index.ts';

export interface FirstPage {
  /** Resolves when the first page is there, or it is known that none will come. */
  readonly ready: Promise<void>;
  /** To be told what is said of the preview. */
  readonly note: (status: PreviewStatus) => void;
  /** To be told that the preview has painted a page. */
  readonly notePainted: () => void;
  readonly stop: () => void;
}

/** Of a page that was given to the preview and is not painted: what is out of sight is not, such as another tab's. */
const MOST_WAIT_MS = 2_000;

/**
 * Follows whether the page that a project opens with is in sight yet. What nobody waits for must not begin before: on two
 * processors the page takes longer to be painted, once it is there, than to be made.
 */
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
  let waiting: ReturnType<typeof setTimeout> | undefined;
  void ready.then(stop);
  look();
  return {
    ready,
    note(status) {
      if (status.kind === 'current' || status.kind === 'broken') waiting ??= setTimeout(tell, MOST_WAIT_MS);
      else if (status.kind !== 'starting') tell();
    },
    notePainted: () => tell(),
    stop() {
      clearTimeout(waiting);
      stop();
    },
  };
}
