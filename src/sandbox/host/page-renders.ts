import { stoppedPage, stuckPage } from '../../building/problems.ts';
import { WorkerStopped } from '../../building/worker-stopped.ts';
import { withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { RenderedReport, ViewForm } from '../protocol.ts';
import { createNewestLoop } from './newest-loop.ts';
import type { PreviewOptions, PreviewReport } from './preview-types.ts';
import type { StuckPages } from './stuck-pages.ts';
import type { WorkerSession } from './worker-session.ts';

export interface Wish {
  readonly files: ProjectFiles;
  /** Without a page, the worker is only given the files. */
  readonly page: string | undefined;
  readonly hash: string;
  readonly limitMs: number;
  /**
   * The worker is asked before anything else is done, where it is there: the app may draw what was clicked for a while.
   * Otherwise the frame is first told of what goes with the change, such as a field in a new block.
   */
  readonly isAtOnce: boolean;
}

/**
 * One render runs at a time, and of what is wished meanwhile only the newest comes next. A page that does not finish
 * costs the worker, which is replaced.
 */
export class PageRenders {
  readonly #session: WorkerSession;
  readonly #options: Pick<PreviewOptions, 'onChoices' | 'onRendered'>;
  readonly #stuck: Pick<StuckPages, 'formOf'>;
  readonly #onFault: (reason: string) => void;
  readonly #loop = createNewestLoop((wish: Wish) => this.#render(wish));
  #isStopped = false;
  #isUnfinished = false;
  #isRendering = false;
  /** The page that the frame was given last. */
  #shownPage: string | undefined;
  /** Pages by their paths in the built site. */
  readonly #pages = new Map<string, string>();

  /** @param onFault a fault of ours has ended a render */
  constructor(
    session: WorkerSession,
    options: Pick<PreviewOptions, 'onChoices' | 'onRendered'>,
    stuck: Pick<StuckPages, 'formOf'>,
    onFault: (reason: string) => void,
  ) {
    this.#session = session;
    this.#options = options;
    this.#stuck = stuck;
    this.#onFault = onFault;
  }

  /** The last render did not come to an end: showing the page again is another try. */
  get isUnfinished(): boolean {
    return this.#isUnfinished;
  }

  get isRendering(): boolean {
    return this.#isRendering;
  }

  /** The page that stands at a path of the built site, of those that were rendered. */
  readonly pageAt = (output: string): string | undefined => this.#pages.get(output);

  push(wish: Wish): void {
    this.#loop.push(wish);
  }

  /** What stops now is no fault of a page. */
  stop(): void {
    this.#isStopped = true;
  }

  async #render(wish: Wish): Promise<void> {
    this.#isUnfinished = true;
    this.#isRendering = true;
    try {
      if (wish.page === undefined) await this.#session.open(wish.files);
      else await this.#renderPage(wish, wish.page, 1);
    } catch (error) {
      if (!this.#isStopped) this.#onFault(error instanceof Error ? error.message : String(error));
    } finally {
      this.#isRendering = false;
    }
  }

  async #renderPage(wish: Wish, page: string, attempt: number): Promise<void> {
    const session = this.#session;
    const options = this.#options;
    try {
      const opened = session.open(wish.files);
      const { line } = wish.isAtOnce && !(opened instanceof Promise) ? opened : await opened;
      const { hash, limitMs } = wish;
      const form = this.#stuck.formOf(page);
      const reply = await line.ask({ kind: 'render', page, hash, form }, { limitMs });
      this.#isUnfinished = false;
      this.#note(page, reply.page);
      if (reply.page?.choices) options.onChoices?.(reply.page.choices);
      if (!this.#loop.hasNewer()) options.onRendered(reportOf(wish.files, page, reply.page, form));
    } catch (error) {
      if (!(error instanceof WorkerStopped) || error.reason === 'failed') throw error;
      if (this.#isStopped || this.#loop.hasNewer()) return;
      // A worker can be taken along by another one's end: only a second end is the page's own doing.
      if (error.reason !== 'late' && error.reason !== 'stuck' && attempt === 1)
        return this.#renderPage(wish, page, attempt + 1);
      await this.#showInstead(wish, page, error);
    }
  }

  /** The page as it was before, where it is in sight, else its text. What was shown of another page would pass for it. */
  async #showInstead(wish: Wish, page: string, cause: WorkerStopped): Promise<void> {
    const isThere = this.#shownPage === page;
    const problem = stoppedPage(sourceOf(wish.files, page), isThere ? 'view-before' : 'text-in-view', cause);
    this.#options.onRendered({ page, status: 'stopped', isStale: isThere, diagnostics: [problem] });
    // The next keystroke finds a worker that has the project.
    const { line } = await this.#session.open(wish.files);
    if (isThere) return;
    try {
      this.#note(page, (await line.ask({ kind: 'render', page, hash: wish.hash, form: 'text' })).page);
    } catch (error) {
      // It was told already why there is no page.
      if (!(error instanceof WorkerStopped) || error.reason === 'failed') throw error;
    }
  }

  #note(page: string, report: RenderedReport | undefined): void {
    if (report) this.#pages.set(report.output, page);
    if (report?.isShown) this.#shownPage = page;
  }
}

/** Path of a page's source in the site, as diagnostics name it; `undefined` for a generated page. */
function sourceOf(files: ProjectFiles, page: string): string | undefined {
  const found = [...files.keys()].find((path) => {
    const name = /\.mdx?$/.test(path) ? withoutExtension(path) : '';
    return name === page || name.endsWith(`/${page}`);
  });
  return found && page + found.slice(withoutExtension(found).length);
}

function reportOf(
  files: ProjectFiles,
  page: string,
  report: RenderedReport | undefined,
  form: ViewForm,
): PreviewReport {
  if (!report) return { page, status: 'missing', isStale: true, diagnostics: [] };
  if (form !== 'page') return stuckReport(files, page);
  return { page, status: report.status, isStale: !report.isShown, diagnostics: report.diagnostics };
}

/** Of a page that is shown in another form, because it kept the frame from answering. */
export function stuckReport(files: ProjectFiles, page: string): PreviewReport {
  return { page, status: 'stopped', isStale: false, diagnostics: [stuckPage(sourceOf(files, page))] };
}
