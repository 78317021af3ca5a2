/** The pages and files of the built site, one request at a time. The app puts them together. */
import { siteAddress } from '../../../config/site-address.ts';
import { companionFiles, fileOf, fullTextPart, type RenderedPage, sourcePage } from '../../../engine/index.ts';
import { findConfigAnchors } from '../../../rules/links/find-config-anchors.ts';
import type { BuildPlan, BuildPurpose, BuiltPage, PackedEntry, PlannedJoin } from '../../build-shapes.ts';
import type { HostToWorker, WorkerToHost } from '../../protocol.ts';
import { boundedProblems } from './bounded-problems.ts';
import type { OpenProject } from './open-project.ts';
import { compressText, packEntry } from './packed-entry.ts';
import { packSummary, unpackSummary } from './page-summary.ts';
import type { SafePages } from './safe-pages.ts';

export interface BuildAnswer {
  readonly reply: WorkerToHost;
  readonly transfer?: readonly Transferable[];
}

export class SiteBuild {
  readonly #project: OpenProject;
  readonly #pages: SafePages;

  constructor(project: OpenProject, pages: SafePages) {
    this.#project = project;
    this.#pages = pages;
  }

  plan(): BuildPlan {
    const { site, session, diagnostics } = this.#project;
    if (!site) return { pages: [], sources: [], configAnchors: [], diagnostics };
    const pages = [...site.pages.values()].map((page) => ({
      path: page.path,
      output: page.output,
      file: fileOf(page),
      key: session.pageKey(page.path),
    }));
    const sources = this.#project.sharedSources();
    return { pages, sources, configAnchors: findConfigAnchors(site), diagnostics };
  }

  /** @throws {Error} when there is no such page */
  async page({ id, page: path, purpose }: Extract<HostToWorker, { kind: 'build' }>): Promise<BuildAnswer> {
    const page = await this.#renderFor(purpose, path);
    const { site } = this.#project;
    const model = site?.pages.get(path);
    if (!site || !page || !model) throw new Error(`There is no page \`${path}\`.`);
    const { status, anchors } = page;
    const diagnostics = boundedProblems(page.diagnostics, fileOf(model));
    const found = { path, status, diagnostics, ...(anchors && { anchors }) };
    if (purpose === 'check') return { reply: { kind: 'built', id, page: found } };
    const entries = [
      packEntry(page.output, page.html),
      ...companionFiles(page).map((file) => packEntry(file.path, file.contents)),
    ];
    const fullText = compressText(fullTextPart(page.markdown, siteAddress(site.config)));
    const summary = packSummary(page);
    const built: BuiltPage = { ...found, entries, fullText, summary };
    const transfer = [...entries, fullText].map(({ data }) => data.buffer as ArrayBuffer);
    return { reply: { kind: 'built', id, page: built }, transfer: [...transfer, summary.buffer] };
  }

  async #renderFor(purpose: BuildPurpose, path: string): Promise<RenderedPage | undefined> {
    const { site, session } = this.#project;
    const page = site?.pages.get(path);
    if (!site || !page) return undefined;
    if (purpose === 'page-as-source') return sourcePage(site, page);
    return purpose === 'page-as-text'
      ? this.#pages.renderAsText(page, site)
      : this.#pages.render(path, session.renderPage);
  }

  async shared(request: Extract<HostToWorker, { kind: 'build-shared' }>): Promise<BuildAnswer> {
    const { id, summaries, hasStatistics, hasScripts } = request;
    const project = this.#project;
    const contents = project.contentsOfSources(request.contents);
    const help = { contents, hasStatistics, hasScripts };
    const files = await project.session.renderSharedFiles(summaries.map(unpackSummary), help);
    const entries: PackedEntry[] = [];
    const copies: { output: string; file: string }[] = [];
    const joined: PlannedJoin[] = [];
    for (const file of files) {
      if ('copyOf' in file) copies.push({ output: file.path, file: project.pathOf(file.copyOf) });
      else if ('joined' in file) {
        const parts = file.joined.map((part) => ('text' in part ? compressText(part.text) : part));
        joined.push({ output: file.path, parts });
      } else entries.push(packEntry(file.path, file.contents));
    }
    const transfer = entries.map((entry) => entry.data.buffer as ArrayBuffer);
    return { reply: { kind: 'shared-built', id, entries, copies, joined }, transfer };
  }

  async checkFinished(request: Extract<HostToWorker, { kind: 'check-finished-site' }>): Promise<BuildAnswer> {
    const { id, contents } = request;
    const { site, session } = this.#project;
    const problems = site
      ? await session.checkFinishedSite({ contents: this.#project.contentsOfSources(contents) })
      : [];
    return { reply: { kind: 'finished-site-checked', id, problems } };
  }
}
