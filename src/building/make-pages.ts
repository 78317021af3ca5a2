/** Makes the pages of a site: which page is made where, what is taken over, what is kept. Every page comes out. */
import { makePage } from './make-page.ts';
import type { PageResult, PageToMake, PageWorker } from './page-worker.ts';
import { isPassing } from './problems.ts';
import { createRetries } from './retries.ts';
import type { WorkQueue } from './work-queue.ts';

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

  async function makeNew(page: Page): Promise<Made> {
    const made = await makePage(queue, page, { retries, signal });
    if (!isPassing(made.diagnostics)) await earlier?.keep(page, made);
    return made;
  }

  async function takeNew(page: Page, making: Promise<Made>): Promise<Taken> {
    const taken = await take(page, await making);
    onProgress?.(++done, pages.length);
    return taken;
  }

  type Begun = { readonly page: Page } & ({ readonly found: Made } | { readonly making: Promise<Made> });

  // Every page that has to be made is on its way before one that is taken over is looked at more closely.
  const begun = pages.map((page): Begun => {
    const found = earlier?.find(page);
    if (found === undefined) return { page, making: makeNew(page) };
    done++;
    return { page, found };
  });
  onProgress?.(done, pages.length);
  return Promise.all(begun.map((one) => ('found' in one ? take(one.page, one.found) : takeNew(one.page, one.making))));
}
