import type { FrameToLive, LiveToFrame } from '../../live/messages.ts';
import { type LiveWorkerLine, type LiveWorkers, openLiveWorker } from './live-worker-line.ts';

/** What the worker is told of a page before its components. */
export interface PageCode {
  readonly rendered: Document;
  /** Code of its components. */
  readonly scripts: readonly string[];
}

/** The worker of the components of the page that is shown: started when a page has some, and told which colours are on. */
export class ComponentWorker {
  readonly #open: () => LiveWorkerLine;
  #line: LiveWorkerLine | undefined;
  /** What it has been given. */
  #scripts: readonly string[] = [];

  /** @param onStuck the worker has been ended, because the code of this component did not come to an end */
  constructor(workers: LiveWorkers, receive: (message: LiveToFrame) => void, onStuck: (component: number) => void) {
    this.#open = () =>
      openLiveWorker(workers, receive, (guilty) => {
        this.#forget();
        onStuck(guilty);
      });
    new MutationObserver(() => this.send({ kind: 'mode', isDark: isDark() })).observe(document.documentElement, {
      attributeFilter: ['data-mode'],
    });
  }

  get isOpen(): boolean {
    return this.#line !== undefined;
  }

  /** Starts the worker, if none runs, and gives it the code of a page, if it does not have it. */
  open({ rendered, scripts }: PageCode): void {
    const known = this.#scripts;
    if (this.#line && scripts.length === known.length && scripts.every((text, at) => text === known[at])) return;
    this.#line ??= this.#open();
    this.#scripts = scripts;
    const parts = rendered.querySelector('script[data-live-parts]')?.textContent || '{}';
    this.#line.send({ kind: 'page', scripts, parts, isDark: isDark() });
  }

  /** Told to nobody while no worker runs. */
  send(message: FrameToLive): void {
    this.#line?.send(message);
  }

  end(): void {
    this.#line?.end();
    this.#forget();
  }

  #forget(): void {
    this.#line = undefined;
    this.#scripts = [];
  }
}

function isDark(): boolean {
  const { mode } = document.documentElement.dataset;
  return mode === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
}
