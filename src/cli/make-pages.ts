/** Makes all pages of a site: from the cache where it has them, else in the threads. Every page comes out. */
import type { Diagnostic } from '../engine/diagnostics.ts';
import { sourceMarkdown } from '../engine/emit/markdown/page-markdown.ts';
import { NO_SEARCH, type RenderedPage } from '../engine/emit/output-file.ts';
import type { ProjectSession } from '../engine/engine.ts';
import { lastResortPage } from '../engine/render/last-resort-page.ts';
import type { PageModel, SiteModel } from '../engine/site/site-model.ts';
import { companionHashes } from './companion-hashes.ts';
import { fileHash } from './file-hash.ts';
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
  readonly timeLimitMs: number;
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
  const pages = [...site.pages.values()].map((page) => makePage(input, page));
  return Promise.all(
    pages.map(async (making): Promise<FinishedPage> => {
      const made = await making;
      session.noteFinishedPage(made);
      await take(made);
      onProgress(++done, site.pages.size);
      const { path, output, markdown, diagnostics, search, anchors, status } = made;
      return { path, output, markdown, diagnostics, search, ...(anchors && { anchors }), status };
    }),
  );
}

/** One page; never rejects for a fault of the author's. */
export async function makePage(input: PageMaker, page: PageModel): Promise<MadePage> {
  const { session, pool, cache } = input;
  const cached = cache?.find(page.path);
  if (cached !== undefined && session.pageKey(page.path, cached.dependencies) === cached.key) {
    return { ...cached, html: async () => (await cache?.readHtml(cached)) ?? (await again(input, page)) };
  }
  try {
    const tokens = cache?.readTokens(page.path);
    const result = await pool.run({ kind: 'page', path: page.path, ...(tokens && { tokens }) });
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
  const diagnostics = [failureOf(page, cause, input.timeLimitMs)];
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

function failureOf(page: PageModel, cause: unknown, timeLimitMs: number): Diagnostic {
  const shared = { severity: 'error', file: page.file } as const;
  if (!(cause instanceof JobAborted)) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split('\n');
    return {
      ...shared,
      code: 'page/internal-error',
      message: `A fault of Leafwright kept the page from being made; only its text is in the site: ${reason}`,
      hint: 'Please report it, with the page.',
    };
  }
  return cause.reason === 'stopped'
    ? {
        ...shared,
        code: 'page/time-limit',
        message: `The page was stopped after ${timeLimitMs / 1000} seconds; only its text is in the site.`,
        hint: 'Look for a loop in its code or its snippets that never ends.',
      }
    : {
        ...shared,
        code: 'page/aborted',
        message: 'The page ended the program that makes it, or took all of its memory; only its text is in the site.',
        hint: 'Look for code on the page or in its snippets that fills up memory or ends the process.',
      };
}
