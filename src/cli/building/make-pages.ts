/** Makes pages of a site: from the cache where it has them, else in the threads. */
import { makePage as makeIn } from '../../building/make-page.ts';
import { type EarlierPages, makePages as makeAll } from '../../building/make-pages.ts';
import { fileOf, type PageModel, type ProjectSession, type RenderedPage, type SiteModel } from '../../engine/index.ts';
import type { MadePage } from './made-page.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { ThreadPage } from './page-thread.ts';
import type { ThreadPool } from './thread-pool.ts';

export interface MakePagesInput {
  readonly site: SiteModel;
  readonly session: ProjectSession;
  readonly pool: ThreadPool;
  readonly cache: PageCache | undefined;
  /** Called with each page as soon as it is done. */
  readonly take: (page: MadePage) => void | Promise<void>;
  readonly onProgress: (done: number, total: number) => void;
}

/** Pages without their documents. */
export type FinishedPage = Omit<RenderedPage, 'html'>;

/** @returns the pages in the order of the site */
export function makePages(input: MakePagesInput): Promise<readonly FinishedPage[]> {
  const { site, session, pool, cache, take, onProgress } = input;
  return makeAll({
    queue: pool.queue,
    pages: [...site.pages.values()].map((page) => threadPage(page, cache)),
    earlier: cache && earlierPages(cache, session, pool),
    async take(_, made: MadePage): Promise<FinishedPage> {
      session.noteFinishedPage(made);
      await take(made);
      const { path, output, markdown, diagnostics, search, anchors, status, scripts } = made;
      const more = { ...(anchors && { anchors }), ...(scripts && { scripts }) };
      return { path, output, markdown, diagnostics, search, ...more, status };
    },
    onProgress,
  });
}

/** One page; never rejects for a fault of the author's. */
export function makePage(pool: ThreadPool, page: PageModel): Promise<MadePage> {
  return makeIn(pool.queue, threadPage(page, undefined));
}

function threadPage(page: PageModel, cache: PageCache | undefined): ThreadPage {
  const { path } = page;
  return {
    path,
    file: fileOf(page),
    readTokens: () => cache?.readTokens(path) ?? [],
    keepsTokens: cache !== undefined,
  };
}

function earlierPages(cache: PageCache, session: ProjectSession, pool: ThreadPool): EarlierPages<ThreadPage, MadePage> {
  const documentOf = async (cached: CachedPage, page: ThreadPage): Promise<string> =>
    // Where the document is lost the page is made once more.
    (await cache.readHtml(cached)) ?? (await makeIn(pool.queue, page)).html();
  return {
    find(page) {
      const cached = cache.find(page.path);
      if (cached === undefined || session.pageKey(page.path, cached.dependencies) !== cached.key) return undefined;
      return { ...cached, html: () => documentOf(cached, page) };
    },
    async keep({ path }, made) {
      const dependencies = session.pageDependencies(path);
      cache.store(session.pageKey(path, dependencies), dependencies, made, await made.html());
    },
  };
}
