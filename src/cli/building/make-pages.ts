/** Makes all pages of a site: from the cache where it has them, else in the threads. Every page comes out. */

import { abortedPage, endlessPage, faultyPage } from '../../building/problems.ts';
import { createRetries } from '../../building/retries.ts';
import {
  lastResortPage,
  NO_SEARCH,
  type PageModel,
  type ProjectSession,
  type RenderedPage,
  type SiteModel,
  sourceMarkdown,
} from '../../engine/index.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { fileHash } from '../file-hash.ts';
import { companionHashes } from './companion-hashes.ts';
import type { PageCache } from './page-cache.ts';
import { JobAborted, ThreadsUnavailable, type WorkerPool } from './worker-pool.ts';

/** A page that is done; its document is fetched only when it is needed. */
export interface MadePage extends Omit<RenderedPage, 'html'> {
  /** `fileHash` of the document. */
  readonly hash: string;
  /** Those of the files beside it, in the order of `companionFiles`. */
  readonly companionHashes: readonly string[];
  readonly html: () => Promise<string>;
}

export interface PageMaker {
  readonly site: SiteModel;
  readonly session: ProjectSession;
  readonly pool: WorkerPool;
  readonly cache: PageCache | undefined;
}

export interface MakePagesInput extends PageMaker {
  /** Called with each page as soon as it is done. */
  readonly take: (page: MadePage) => void | Promise<void>;
  readonly onProgress: (done: number, total: number) => void;
}

/** Pages without their documents, sorted by path. */
export type FinishedPage = Omit<RenderedPage, 'html'>;

export async function makePages(input: MakePagesInput): Promise<readonly FinishedPage[]> {
  const { site, session, take, onProgress } = input;
  let done = 0;
  // Every page that has to be made is handed to a thread before the first one from the cache is looked at more closely.
  const retries = createRetries();
  const pages = [...site.pages.values()].map((page) => makePage(input, page, retries));
  return Promise.all(
    pages.map(async (making): Promise<FinishedPage> => {
      const made = await making;
      session.noteFinishedPage(made);
      await take(made);
      onProgress(++done, site.pages.size);
      const { path, output, markdown, diagnostics, search, anchors, status, scripts } = made;
      const more = { ...(anchors && { anchors }), ...(scripts && { scripts }) };
      return { path, output, markdown, diagnostics, search, ...more, status };
    }),
  );
}

/** One page; never rejects for a fault of the author's. */
export async function makePage(input: PageMaker, page: PageModel, retries = createRetries()): Promise<MadePage> {
  const { session, pool, cache } = input;
  const cached = cache?.find(page.path);
  if (cached !== undefined && session.pageKey(page.path, cached.dependencies) === cached.key) {
    return { ...cached, html: async () => (await cache?.readHtml(cached)) ?? (await again(input, page)) };
  }
  try {
    const tokens = cache?.readTokens(page.path);
    const job = { kind: 'page', path: page.path, ...(tokens && { tokens }) } as const;
    const result = await pool.run(job).catch((error: unknown) => {
      if (!(error instanceof JobAborted)) throw error;
      return retries.tryAgain(() => pool.run(job, { isAlone: true }), error);
    });
    if (cache !== undefined) {
      const dependencies = session.pageDependencies(page.path);
      cache.store(session.pageKey(page.path, dependencies), dependencies, result);
    }
    return withHash(result.page);
  } catch (error) {
    if (error instanceof ThreadsUnavailable) throw error;
    // Not stored: the next build may have more luck.
    return withHash(await asText(input, page, error));
  }
}

/** A cached page whose document is lost. */
async function again({ pool }: PageMaker, page: PageModel): Promise<string> {
  return (await pool.run({ kind: 'page', path: page.path })).page.html;
}

function withHash(page: RenderedPage): MadePage {
  const { html, ...rest } = page;
  return { ...rest, hash: fileHash(html), companionHashes: companionHashes(page), html: async () => html };
}

/** The page without anything of the author's that runs; should even that not end, its source. */
async function asText(input: PageMaker, page: PageModel, cause: unknown): Promise<RenderedPage> {
  const diagnostics = [problemOf(page, cause)];
  try {
    const text = await input.pool.run({ kind: 'page-as-text', path: page.path });
    return { ...text.page, status: 'failed', diagnostics };
  } catch (error) {
    if (error instanceof ThreadsUnavailable) throw error;
    const html = lastResortPage(input.site, page);
    const { path, output } = page;
    const markdown = sourceMarkdown(input.site, page);
    return { path, output, html, markdown, diagnostics, search: NO_SEARCH, status: 'failed' };
  }
}

function problemOf({ file }: PageModel, cause: unknown): Diagnostic {
  if (cause instanceof JobAborted) {
    if (cause.reason === 'late') return endlessPage(file, 'text-in-site');
    if (cause.reason === 'died') return abortedPage(file, 'text-in-site');
  }
  const [reason = ''] = String(cause instanceof Error ? cause.message : cause).split('\n');
  return faultyPage(file, 'text-in-site', reason);
}
