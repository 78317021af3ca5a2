/** Makes one page, whatever its author wrote. */
import type { PageForm, PageResult, PageToMake, PageWorker } from './page-worker.ts';
import { type Outcome, stoppedPage } from './problems.ts';
import { createRetries, type Retries } from './retries.ts';
import type { Turn, WorkQueue } from './work-queue.ts';
import { PageFault, WorkerStopped } from './worker-stopped.ts';

export interface MakePageOptions {
  /** Of the build that the page is a part of. */
  readonly retries?: Retries;
  readonly signal?: AbortSignal | undefined;
  /** Called when the first try is over, whatever has become of it: others need not wait for what follows. */
  readonly onTried?: (() => void) | undefined;
}

const IN_PLACE_OF_PAGE: Outcome = 'text-in-site';

/**
 * A page that does not come back is stopped with its worker. When all others are done it is tried again, alone and with
 * much more time: nothing takes time or memory from it then, and one that ends the process takes no other along. If that
 * is in vain too, its text is made, and should even that fail its source.
 * @throws the signal's reason; what is not about the page, as that no worker can start
 */
export async function makePage<Page extends PageToMake, Made extends PageResult>(
  queue: WorkQueue<PageWorker<Page, Made>>,
  page: Page,
  { retries = createRetries(), signal, onTried }: MakePageOptions = {},
): Promise<Made> {
  const make = (form: PageForm, turn: Turn): Promise<Made> =>
    queue.run((worker, limitMs) => worker.render(page, form, limitMs), { turn, signal });

  /** @param cause why there is no page */
  async function makeInstead(cause: unknown, form: PageForm, ...others: readonly PageForm[]): Promise<Made> {
    // Of a page that was stopped its author needs to know only that; the rest is about what is in its place.
    const diagnostics = [stoppedPage(page.file, IN_PLACE_OF_PAGE, ofPage(cause))];
    try {
      return { ...(await make(form, 'alone')), status: 'failed', diagnostics };
    } catch (error) {
      const [next, ...rest] = others;
      if (next === undefined) throw error;
      ofPage(error);
      return makeInstead(cause, next, ...rest);
    }
  }

  const tryFirst = make('page', 'next');
  if (onTried !== undefined) tryFirst.then(onTried, onTried);
  try {
    return await tryFirst.catch((error: unknown) => {
      if (ofPage(error) instanceof PageFault) throw error;
      return retries.tryAgain(() => make('page', 'alone'), error);
    });
  } catch (error) {
    return makeInstead(error, 'page-as-text', 'page-as-source');
  }
}

/** @throws what is not about the page */
function ofPage(error: unknown): WorkerStopped | PageFault {
  if (error instanceof PageFault || (error instanceof WorkerStopped && error.reason !== 'failed')) return error;
  throw error;
}
