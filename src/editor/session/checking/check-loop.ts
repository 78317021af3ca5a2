/** Has every page of the project looked at while nobody types, and keeps what is found in the store. */

import { changedPaths } from '../../../project/changed-paths.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { withoutExtension } from '../../../project/paths.ts';
import { BuildError, type CheckReport, type CheckRequest } from '../../../sandbox/host/index.ts';
import { type DiagnosticSource, type ProjectStore, selectShownPage } from '../../store/index.ts';
import type { InputSource } from '../on-input.ts';
import { followRest } from '../rest.ts';

/** Without a change, before what changed is looked at; and when the first page is there, before all are. */
export const PAUSE_MS = 1000;
/** What is found is put into the store together: every time the list of problems is drawn again. */
export const TELL_INTERVAL_MS = 400;
/** A look at no more than these pages is over before anybody could read that it goes on. */
const FEW_PAGES = 3;

export interface CheckLoopOptions {
  readonly store: ProjectStore;
  readonly check: (request: CheckRequest) => Promise<CheckReport>;
  /** Resolves when the page that is to be seen first is there: no other is looked at before, for they want the same processor. */
  readonly ready: Promise<void>;
  /** Where the person presses keys and buttons: no page is looked at meanwhile. */
  readonly window: InputSource;
}

export interface CheckLoop {
  /** Lets go of the workers until the promise is settled, for an export; then goes on. */
  readonly pauseFor: <Result>(work: Promise<Result>) => Promise<Result>;
  readonly stop: () => void;
}

export function startCheckLoop({ store, check, ready, window }: CheckLoopOptions): CheckLoop {
  const rest = followRest(window);
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;
  let isStopped = false;
  let isReady = false;

  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    if (isReady && !isStopped && pauses === 0) timer = setTimeout(() => void look(), delayMs);
  };

  async function look(): Promise<void> {
    running?.abort();
    const abort = new AbortController();
    running = abort;
    const teller = createTeller(store, abort.signal);
    try {
      const { late } = await check({
        files: store.getState().files,
        signal: abort.signal,
        whenAtRest: rest.whenAtRest,
        onProgress: teller.progress,
        onPage: ({ path, diagnostics }) => teller.found(`page:${path}`, diagnostics),
      });
      teller.done(late);
    } catch (error) {
      teller.failed(error);
    }
  }

  const unsubscribe = store.subscribe(({ files }, before) => {
    if (files === before.files) return;
    running?.abort();
    running = undefined;
    takeBack(store, changedPaths(before.files, files));
    schedule(PAUSE_MS);
  });
  void ready.then(() => {
    isReady = true;
    schedule(PAUSE_MS);
  });

  return {
    async pauseFor(work) {
      pauses++;
      clearTimeout(timer);
      running?.abort();
      try {
        return await work;
      } finally {
        pauses--;
        schedule(0);
      }
    },
    stop() {
      isStopped = true;
      rest.stop();
      clearTimeout(timer);
      running?.abort();
      unsubscribe();
    },
  };
}

/**
 * What was said last of files that changed is out of date, and all has been looked at no more; but for the page in the
 * preview, which says at once what is wrong with it.
 */
function takeBack(store: ProjectStore, changed: readonly string[] | undefined): void {
  const state = store.getState();
  const { diagnostics, checking } = state;
  const late = diagnostics.get('late') ?? [];
  const current = late.filter(({ file = '' }) => changed !== undefined && !changed.includes(file));
  const shown = selectShownPage(state) ?? '';
  const isShown = changed?.length === 1 && changed.every((path) => withoutExtension(path) === shown);
  const isKnown = isShown || checking.status === 'looking';
  if (isKnown && current.length === late.length) return;
  store.actions.setChecked(isKnown ? checking : { status: 'looking', done: 0, total: 0 }, new Map([['late', current]]));
}

/** Gathers what one look finds; says nothing more once it was given up, when its files are no longer those of the store. */
function createTeller(store: ProjectStore, signal: AbortSignal) {
  let found = new Map<DiagnosticSource, readonly Diagnostic[]>();
  const seen = new Set<DiagnosticSource>();
  let progress = { done: 0, total: 0 };
  let isLong = false;
  let last = 0;

  const tell = (checking: Parameters<typeof store.actions.setChecked>[0]): void => {
    if (signal.aborted) return;
    const news = found;
    found = new Map();
    last = Date.now();
    store.actions.setChecked(checking, news);
  };

  return {
    found(source: DiagnosticSource, diagnostics: readonly Diagnostic[]): void {
      found.set(source, diagnostics);
      seen.add(source);
    },
    progress(now: { readonly done: number; readonly total: number }): void {
      const isFirst = progress.total === 0;
      progress = now;
      if (now.total - now.done > FEW_PAGES) isLong = true;
      if (isLong && (isFirst || Date.now() - last >= TELL_INTERVAL_MS)) tell({ status: 'looking', ...now });
    },
    done(late: readonly Diagnostic[]): void {
      found.set('late', late);
      for (const source of store.getState().diagnostics.keys()) {
        if (source.startsWith('page:') && !seen.has(source)) found.set(source, []);
      }
      tell({ status: 'done' });
    },
    /** Settings that cannot be read are told as a problem of theirs; there is nothing else to look at. */
    failed(error: unknown): void {
      tell({
        status: error instanceof BuildError && error.diagnostics.length > 0 && isOfProject(error) ? 'done' : 'failed',
      });
    },
  };
}

function isOfProject({ diagnostics }: BuildError): boolean {
  return diagnostics.every(({ code }) => !code.startsWith('sandbox/'));
}
