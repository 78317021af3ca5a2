/** The site as it is now, made as far as somebody looks at it. */

import { isPassing } from '../../building/problems.ts';
import { siteAddress } from '../../config/site-address.ts';
import {
  companionFiles,
  fullTextPart,
  type JoinedPart,
  type OutputFile,
  type PageModel,
  type ProjectSession,
  type SiteModel,
  searchIndex,
} from '../../engine/index.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { normalizePath } from '../../project/paths.ts';
import { SEARCH_FOLDER, SEARCH_INDEX_PATH } from '../../shared/search/index-format.ts';
import type { MadePage } from '../building/made-page.ts';
import { makePage, makePages } from '../building/make-pages.ts';
import type { ThreadPool } from '../building/thread-pool.ts';
import type { Project } from '../read-project.ts';
import { readSources } from '../read-sources.ts';
import { shareFiles } from '../share-files.ts';

export interface ServedFile {
  readonly status: 200 | 404;
  /** Path in the built site. */
  readonly path: string;
  readonly contents: string | Uint8Array;
}

export interface ServedSiteOptions {
  readonly project: Project;
  readonly session: ProjectSession;
  readonly site: SiteModel;
  readonly pool: ThreadPool;
  /** Called with the problems of a page when it has been made anew. */
  readonly onPage: (diagnostics: readonly Diagnostic[]) => void;
}

export class ServedSite {
  readonly #options: ServedSiteOptions;
  #project: Project;
  #site: SiteModel;
  #outputs: ReadonlyMap<string, PageModel>;
  /** Pages by key, as long as they are the latest of their path. */
  readonly #made = new Map<string, { readonly key: string; readonly page: Promise<MadePage> }>();
  #shared: Promise<ReadonlyMap<string, OutputFile>> | undefined;
  #search: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(options: ServedSiteOptions) {
    this.#options = options;
    this.#project = options.project;
    this.#site = options.site;
    this.#outputs = byOutput(options.site);
  }

  /** Takes a new state of the project; gives its problems. An unreadable configuration keeps the last good one. */
  update(project: Project): readonly Diagnostic[] {
    const files = shareFiles(project.files, this.#project.files);
    this.#project = { ...project, files };
    const reading = this.#options.session.update(files);
    if (reading.site !== undefined) {
      this.#site = reading.site;
      this.#outputs = byOutput(reading.site);
      this.#shared = undefined;
      this.#search = undefined;
      this.#options.pool.setSite(reading.site);
    }
    return [...project.diagnostics, ...reading.diagnostics];
  }

  /** The file at an address of the site, as a host of static files finds it. */
  async find(address: string): Promise<ServedFile> {
    const path = normalizePath(decodeAddress(address));
    if (path !== undefined) {
      for (const candidate of path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`]) {
        const contents = await this.#contentsOf(candidate);
        if (contents !== undefined) return { status: 200, path: candidate, contents };
      }
    }
    return { status: 404, path: '404.html', contents: (await this.#contentsOf('404.html')) ?? 'Not found' };
  }

  async #contentsOf(path: string): Promise<string | Uint8Array | undefined> {
    const page = this.#outputs.get(path);
    if (page !== undefined) return (await this.#make(page)).html();
    const beside = await this.#companionAt(path);
    if (beside !== undefined) return beside;
    if (path === SEARCH_INDEX_PATH || path.startsWith(SEARCH_FOLDER)) {
      this.#search ??= this.#renderSearch();
      const found = (await this.#search).get(path);
      if (found !== undefined) return found;
    }
    this.#shared ??= this.#renderShared();
    const file = (await this.#shared).get(path);
    if (file === undefined) return undefined;
    if ('copyOf' in file) return this.#project.readContents(file.copyOf);
    return 'joined' in file ? this.#join(file.joined) : file.contents;
  }

  /** The Markdown twin or the feed of a page. */
  async #companionAt(path: string): Promise<string | undefined> {
    if (!path.endsWith('.md') && !path.endsWith('/rss.xml')) return undefined;
    const page = this.#outputs.get(path.replace(/(?:\.md|\/rss\.xml)$/, '.html'));
    if (page === undefined) return undefined;
    return companionFiles(await this.#make(page)).find((file) => file.path === path)?.contents;
  }

  async #join(parts: readonly JoinedPart[]): Promise<string> {
    const address = siteAddress(this.#site.config);
    const texts = parts.map(async (part) => {
      if ('text' in part) return part.text;
      const page = this.#site.pages.get(part.page);
      return page === undefined ? '' : fullTextPart((await this.#make(page)).markdown, address);
    });
    return (await Promise.all(texts)).join('');
  }

  #make(page: PageModel): Promise<MadePage> {
    const { session, pool, onPage } = this.#options;
    const key = session.pageKey(page.path);
    const known = this.#made.get(page.path);
    if (known?.key === key) return known.page;
    const made = makePage(pool, page);
    this.#made.set(page.path, { key, page: made });
    made
      .then(({ diagnostics }) => {
        onPage(diagnostics);
        // Whoever loads the page again means another try.
        if (isPassing(diagnostics)) this.#made.delete(page.path);
      })
      .catch(() => this.#made.delete(page.path));
    return made;
  }

  async #renderShared(): Promise<ReadonlyMap<string, OutputFile>> {
    const { session } = this.#options;
    const files = await session.renderSharedFiles([], { contents: await readSources(session, this.#project) });
    return new Map(files.map((file) => [file.path, file]));
  }

  /** The shared files that need every page. */
  async #renderSearch(): Promise<ReadonlyMap<string, string>> {
    const { session, pool } = this.#options;
    const site = this.#site;
    const take = () => {};
    const pages = await makePages({ site, session, pool, cache: undefined, take, onProgress: take });
    return new Map(searchIndex(site, pages).map(({ path, contents }) => [path, contents]));
  }
}

function byOutput(site: SiteModel): ReadonlyMap<string, PageModel> {
  return new Map([...site.pages.values()].map((page) => [page.output, page]));
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // Not an address of ours.
    return address;
  }
}
