import { faultyPage, unshowablePage } from '../../../building/problems.ts';
import { siteAddress } from '../../../config/site-address.ts';
import {
  companionFiles,
  createProjectSession,
  type EngineServices,
  fileOf,
  fullTextPart,
  type PageModel,
  type ProjectReading,
  type RenderedDocument,
  type RenderedPage,
  type SiteModel,
  sourcePage,
} from '../../../engine/index.ts';
import { findConfigAnchors } from '../../../rules/links/find-config-anchors.ts';
import { type CompressedPart, compressPart } from '../../../transfer/compressed-part.ts';
import { compressEntry } from '../../../transfer/zip-writer.ts';
import type {
  BuildPlan,
  BuildPurpose,
  BuiltPage,
  FrameContent,
  HostToWorker,
  PackedEntry,
  PlannedJoin,
  SourceContents,
  WorkerToHost,
} from '../../protocol.ts';
import { packSummary, unpackSummary } from './page-summary.ts';
import { createProjectCopy } from './project-copy.ts';
import { createReaderChoices } from './reader-choices.ts';
import { createPageFinder } from './site-places.ts';
import { createSiteTexts } from './site-texts.ts';
import { tooMuchToShow } from './view-limits.ts';

export type Request = Exclude<HostToWorker, { kind: 'start' | 'grammar' | 'picture' }>;

export interface Answer {
  /** Absent when the request asks for nothing, such as a part of an update. */
  readonly reply?: WorkerToHost;
  readonly transfer?: readonly Transferable[];
}

/** Answers one request after the other. `show` sends to the frame; with `hasPlaces` also where elements come from. */
export function createAnswers(
  services: EngineServices,
  show: (message: FrameContent) => void,
  hasPlaces: boolean,
): (request: Request) => Promise<Answer> {
  const session = createProjectSession(services, { hasPlaces });
  const project = createProjectCopy();
  const siteTexts = createSiteTexts(services.theme);
  const findPage = createPageFinder();
  const readerChoices = createReaderChoices();
  let site: SiteModel | undefined;
  let reading: ProjectReading | undefined;
  /** The page in the frame, and whether what is seen is whole. */
  let shown: { readonly path: string; readonly isGood: boolean } | undefined;

  function update({ id, changes, isLast }: Extract<Request, { kind: 'update' }>): Answer {
    project.apply(changes);
    if (isLast) {
      reading = session.update(project.read());
      site = reading.site;
    }
    const isUnreadable = isLast && reading?.status === 'unreadable';
    const problems = isUnreadable ? (reading?.diagnostics ?? []) : [];
    return { reply: { kind: 'updated', id, status: isUnreadable ? 'unreadable' : 'ok', problems } };
  }

  async function render({ id, page: path, hash }: Extract<Request, { kind: 'render' }>): Promise<Answer> {
    const start = performance.now();
    const made = site && (await renderSafely(path, session.renderDocument));
    if (!site || !made) return { reply: { kind: 'rendered', id } };
    const page = await withinLimits(path, made);
    const { output, html, status, diagnostics } = page;
    const places = 'places' in page ? (page.places ?? '') : '';
    // While a page is being typed it is broken now and then: the last good view of it stays.
    const isShown = status === 'ok' || shown?.path !== path || !shown.isGood || page !== made;
    if (isShown) {
      const stylesheet = siteTexts.stylesheet(site);
      if (stylesheet) show(stylesheet);
      const scripts = page.scripts?.map(({ contents }) => contents);
      show({ kind: 'document', id, output, hash, html, places, ...(scripts && { scripts }) });
      const searchHead = siteTexts.searchHead(site);
      if (searchHead) show(searchHead);
      shown = { path, isGood: status === 'ok' };
    }
    const workMs = performance.now() - start;
    const choices = readerChoices(site, path);
    const report = { path, output, status, diagnostics, isShown, workMs, ...(choices && { choices }) };
    return { reply: { kind: 'rendered', id, page: report } };
  }

  /** What would keep the frame from answering is shown as text. */
  async function withinLimits(path: string, made: RenderedDocument): Promise<RenderedDocument> {
    const excess = tooMuchToShow(made.html);
    const page = site?.pages.get(path);
    if (excess === undefined || !site || !page) return made;
    const text = await renderAsText(page, site);
    return { ...text, diagnostics: [...made.diagnostics, unshowablePage(fileOf(page), excess)] };
  }

  async function renderAsText(page: PageModel, current: SiteModel): Promise<RenderedPage> {
    try {
      const text = await session.renderPageAsText(page.path);
      if (text) return { ...text, status: 'failed' };
    } catch (error) {
      console.warn(`The page ${page.path} could not be rendered as text either.`, error);
    }
    return sourcePage(current, page);
  }

  /** A fault of ours in one page must not take the others down: the page is there as text, and says so. */
  async function renderSafely<Made extends RenderedDocument>(
    path: string,
    make: (path: string) => Promise<Made | undefined>,
  ): Promise<Made | RenderedPage | undefined> {
    const page = site?.pages.get(path);
    if (!site || !page) return undefined;
    try {
      return await make(path);
    } catch (error) {
      return {
        ...(await renderAsText(page, site)),
        diagnostics: [faultyPage(fileOf(page), hasPlaces ? 'text-in-view' : 'text-in-site', messageOf(error))],
      };
    }
  }

  function locate({ id, output }: Extract<Request, { kind: 'locate' }>): Answer {
    const page = site && findPage(site, output);
    return { reply: { kind: 'located', id, ...(page !== undefined ? { page } : { file: project.pathOf(output) }) } };
  }

  function makePlan(): BuildPlan {
    if (!site) return { pages: [], sources: [], configAnchors: [], diagnostics: reading?.diagnostics ?? [] };
    const pages = [...site.pages.values()].map((page) => ({
      path: page.path,
      output: page.output,
      file: fileOf(page),
      key: session.pageKey(page.path),
      problemsKey: session.problemsKey(page.path),
    }));
    const sources = session.sharedFileSources().map((file) => project.pathOf(file));
    return { pages, sources, configAnchors: findConfigAnchors(site), diagnostics: reading?.diagnostics ?? [] };
  }

  async function renderFor(purpose: BuildPurpose, path: string): Promise<RenderedPage | undefined> {
    const page = site?.pages.get(path);
    if (!site || !page) return undefined;
    if (purpose === 'page-as-source') return sourcePage(site, page);
    return purpose === 'page-as-text' ? renderAsText(page, site) : renderSafely(path, session.renderPage);
  }

  async function build({ id, page: path, purpose }: Extract<Request, { kind: 'build' }>): Promise<Answer> {
    const page = await renderFor(purpose, path);
    if (!site || !page) throw new Error(`There is no page \`${path}\`.`);
    const { status, diagnostics, anchors } = page;
    const found = { path, status, diagnostics, ...(anchors && { anchors }) };
    if (purpose === 'check') return { reply: { kind: 'built', id, page: found } };
    const entries = [
      pack(page.output, page.html),
      ...companionFiles(page).map((file) => pack(file.path, file.contents)),
    ];
    const fullText = compressText(fullTextPart(page.markdown, siteAddress(site.config)));
    const summary = packSummary(page);
    const built: BuiltPage = { ...found, entries, fullText, summary };
    const transfer = [...entries, fullText].map(({ data }) => data.buffer as ArrayBuffer);
    return { reply: { kind: 'built', id, page: built }, transfer: [...transfer, summary.buffer] };
  }

  /** By their paths in the site. */
  function readContents(given: readonly SourceContents[]): ReadonlyMap<string, Uint8Array> {
    const bytesOf = new Map(given.map(({ file, bytes }) => [file, bytes]));
    const found = session.sharedFileSources().flatMap((file) => {
      const bytes = bytesOf.get(project.pathOf(file));
      return bytes === undefined ? [] : [[file, bytes] as const];
    });
    return new Map(found);
  }

  async function checkFinishedSite({
    id,
    contents,
  }: Extract<Request, { kind: 'check-finished-site' }>): Promise<Answer> {
    const problems = site ? await session.checkFinishedSite({ contents: readContents(contents) }) : [];
    return { reply: { kind: 'finished-site-checked', id, problems } };
  }

  async function buildShared(request: Extract<Request, { kind: 'build-shared' }>): Promise<Answer> {
    const { id, summaries, hasStatistics } = request;
    const contents = readContents(request.contents);
    const files = await session.renderSharedFiles(summaries.map(unpackSummary), { contents, hasStatistics });
    const entries: PackedEntry[] = [];
    const copies: { output: string; file: string }[] = [];
    const joined: PlannedJoin[] = [];
    for (const file of files) {
      if ('copyOf' in file) copies.push({ output: file.path, file: project.pathOf(file.copyOf) });
      else if ('joined' in file) {
        const parts = file.joined.map((part) => ('text' in part ? compressText(part.text) : part));
        joined.push({ output: file.path, parts });
      } else entries.push(pack(file.path, file.contents));
    }
    const transfer = entries.map((entry) => entry.data.buffer as ArrayBuffer);
    return { reply: { kind: 'shared-built', id, entries, copies, joined }, transfer };
  }

  return async (request) => {
    switch (request.kind) {
      case 'update':
        return update(request);
      case 'render':
        return render(request);
      case 'locate':
        return locate(request);
      case 'plan':
        return { reply: { kind: 'planned', id: request.id, plan: makePlan() } };
      case 'build':
        return build(request);
      case 'build-shared':
        return buildShared(request);
      case 'check-finished-site':
        return checkFinishedSite(request);
      case 'compress': {
        const entry = pack(request.output, request.contents);
        return { reply: { kind: 'compressed', id: request.id, entry }, transfer: [entry.data.buffer as ArrayBuffer] };
      }
    }
  };
}

/** An entry with a buffer of its own: transferring a view would take all that is around it along. */
function pack(path: string, contents: string | Uint8Array): PackedEntry {
  const entry = compressEntry(path, typeof contents === 'string' ? new TextEncoder().encode(contents) : contents);
  return entry.data.byteLength === entry.data.buffer.byteLength ? entry : { ...entry, data: entry.data.slice() };
}

function compressText(text: string): CompressedPart {
  return compressPart(new TextEncoder().encode(text));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
