/**
 * What makes pages on one platform: a worker of the sandbox, a thread of the command line. Which page is made where, what
 * is tried again, and what is said of a page that cannot be made is the same for all: see `make-pages.ts`.
 */
import type { Diagnostic } from '../project/diagnostics.ts';

/** `page-as-text` runs nothing of the author's; `page-as-source` is only what the author wrote. */
export type PageForm = 'page' | 'page-as-text' | 'page-as-source';

export interface PageToMake {
  /** `PageModel.path`. */
  readonly path: string;
  /** Path of the source, for problems; a generated page has none. */
  readonly file: string | undefined;
}

export interface PageResult {
  readonly status: 'ok' | 'failed';
  readonly diagnostics: readonly Diagnostic[];
}

/** One that has ended is replaced by the implementation, when it is asked again. */
export interface PageWorker<Page extends PageToMake, Made extends PageResult> {
  /**
   * Makes a page. What a worker has in hand is done in the order given; `request-line.ts` watches over it.
   * @param limitMs how long an author's code may run, as `limits.ts` counts it
   * @throws {WorkerStopped} the worker has ended
   * @throws {PageFault} this page failed by a fault of ours
   */
  readonly render: (page: Page, form: PageForm, limitMs: number) => Promise<Made>;
}
