/** Makes the pages of a site: which page is made where, what is taken over, what is kept. Every page comes out. */
import { makePage } from './make-page.ts';
import type { PageResult, PageToMake, PageWorker } from './page-worker.ts';
import { isPassing } from './problems.ts';
import { createRetries } from './retries.ts';
import type { WorkQueue } from './work-queue.ts';

/**
 * Pages that are begun before others are done: more than all workers have in hand, so that none waits and a page that is
 * tried again has its turn at the end. Of a site of thousands not all, so that an abort has little to call off.
 */
const MOST_BEGUN = 256;

/** What earlier builds have left. */
export interface EarlierPages<Page, Made> {
  /** The page as it would be made now. */
  readonly find: (page: Page) => Made | undefined;
  /** Called with what was made anew, but with nothing that may fare better next time. */
  readonly keep: (page: Page, made: Made) => void | Promise<void>;
}

export interface MakePagesOptions<Page extends PageToMake, Made extends PageResult, Taken> {
  readonly queue: WorkQueue<PageWorker<Page, Made>>;
  readonly pages: readonly Page[];
  readonly earlier?: EarlierPages<Page, Made> | undefined;
  /** Called with each page as soon as it is there, in no order. */
  readonly take: (page: Page, made: Made) => Taken | Promise<Taken>;
  /** Pages that are taken over count as done from the start. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * @returns what `take` made of the pages, in their order
 * @throws (as a rejection) as `makePage` does
 */
export async function makePages<Page extends PageToMake, Made extends PageResult, Taken>(
  options: MakePagesOptions<Page, Made, Taken>,
): Promise<readonly Taken[]> {
  const { queue, pages, earlier, take, onProgress, signal } = options;
  const retries = createRetries();
  let done = 0;

  async function makeNew(page: Page, onTried: () => void): Promise<Taken> {
    const made = await makePage(queue, page, { retries, signal, onTried });
    if (!isPassing(made.diagnostics)) await earlier?.keep(page, made);
    const taken = await take(page, made);
    onProgress?.(++done, pages.length);
    return taken;
  }

  const taken: Taken[] = new Array(pages.length);
  const anew: number[] = [];
  const found: (readonly [number, Made])[] = [];
  for (const [at, page] of pages.entries()) {
    const known = earlier?.find(page);
    if (known === undefined) anew.push(at);
    else found.push([at, known]);
  }
  done = found.length;
  // Pages that have to be made are on their way before one that is taken over is looked at more closely.
  const making = beginInOrder(anew.length, signal, async (number, onTried) => {
    const at = anew[number] ?? 0;
    const page = pages[at];
    if (page !== undefined) taken[at] = await makeNew(page, onTried);
  });
  onProgress?.(done, pages.length);
  const takingOver = found.map(async ([at, known]) => {
    const page = pages[at];
    if (page !== undefined) taken[at] = await take(page, known);
  });
  await Promise.all([making, ...takingOver]);
  return taken;
}

/**
 * Begins tasks in their order, a number of them at a time.
 * @param run calls `onTried` when the next one may begin
 * @throws (as a rejection) as the first task that fails; no other is begun after that
 */
function beginInOrder(
  count: number,
  signal: AbortSignal | undefined,
  run: (number: number, onTried: () => void) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let left = count;
    let hasFailed = false;
    const fail = (error: unknown): void => {
      hasFailed = true;
      reject(error);
    };
    const begin = (): void => {
      if (hasFailed || next >= count) return;
      if (signal?.aborted) fail(signal.reason);
      else run(next++, begin).then(() => --left === 0 && resolve(), fail);
    };
    for (let number = 0; number < MOST_BEGUN; number++) begin();
    if (count === 0) resolve();
  });
}
