/** ProjectFiles and SiteConfig → SiteModel. Keeps what it made, and on the next build makes again only what changed. */

import { collectPaths } from '../../config/normalize/collect-paths.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { capDiagnostics } from '../../project/cap-diagnostics.ts';
import { changedPaths, differingPaths } from '../../project/changed-paths.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { createCaseIndexCache } from '../../project/find-file.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { SiteRules } from '../engine.ts';
import { type BuiltNavigation, buildNavigation } from '../navigation/build-navigation.ts';
import { withFreshAdditions } from '../pages/additions.ts';
import { draftPages, type PageDraft } from '../pages/draft-pages.ts';
import { endpointPagesOf } from '../pages/endpoint-pages.ts';
import { FilePages, type FilePagesReading } from '../pages/file-pages.ts';
import { GeneratedPages, type GeneratedReading } from '../pages/generated-pages.ts';
import { PAGE_GENERATORS } from '../pages/generators.ts';
import { NOT_FOUND_PATH } from '../pages/not-found-page.ts';
import type { EndpointPage, PageGenerator } from '../pages/page-generator.ts';
import type { PageModel, SiteModel } from './site-model.ts';

export interface SiteInput {
  readonly files: ProjectFiles;
  /** `docs.json` or `mint.json`. */
  readonly configFile: string;
  /** Pass the same object for a configuration that did not change. */
  readonly config: SiteConfig;
}

interface PagesAndNavigation extends Pick<SiteModel, 'pages' | 'notFound' | 'home' | 'navigation'> {
  readonly unresolved: BuiltNavigation['unresolved'];
}

/** All pages that there are, of files and generated ones. */
interface PagesReading {
  readonly files: FilePagesReading;
  readonly generated: GeneratedReading;
}

export class SiteBuilder {
  readonly #rules: SiteRules;
  readonly #filePages = new FilePages();
  readonly #generatedPages: GeneratedPages;
  readonly #caseIndexOf = createCaseIndexCache();
  #endpointPages: readonly EndpointPage[] = [];
  #last:
    | { input: SiteInput; reading: PagesReading; made: PagesAndNavigation; found: readonly Diagnostic[] }
    | undefined;
  #listed: { config: SiteConfig; paths: ReadonlySet<string> } | undefined;

  constructor(rules: SiteRules, generators: readonly PageGenerator[] = PAGE_GENERATORS) {
    this.#rules = rules;
    this.#generatedPages = new GeneratedPages(generators);
  }

  build(input: SiteInput): SiteModel {
    const { files, configFile, config } = input;
    const listed = this.#listedPaths(config);
    const filePages = this.#filePages.read(files, listed);
    // A reading that is the same names the same operations.
    if (filePages !== this.#last?.reading.files)
      this.#endpointPages = endpointPagesOf(filePages.pages.values(), this.#endpointPages);
    const generated = this.#generatedPages.read({ files, config, endpointPages: this.#endpointPages });
    const reading = { files: filePages, generated };
    const kept = this.#kept(input, reading);
    const made = kept ? this.#withFreshAdditions(kept, input, reading) : makePages(input, reading);
    const { unresolved, ...known } = made;
    const site = { files, configFile, config, ...known };
    const { duplicates } = reading.files;
    const found =
      (kept && this.#foundBefore(files)) ??
      this.#rules.checkSite({ ...site, unresolved, duplicates, indexOf: this.#caseIndexOf });
    this.#last = { input, reading, made, found };
    return { ...site, diagnostics: capDiagnostics([...reading.files.diagnostics, ...found]) };
  }

  /** What the checks of the whole site found last, when nothing was changed but the text of pages. */
  #foundBefore(files: ProjectFiles): readonly Diagnostic[] | undefined {
    const last = this.#last;
    if (last === undefined) return undefined;
    return changedPaths(last.input.files, files)?.every((path) => /\.mdx?$/.test(path)) ? last.found : undefined;
  }

  /** The last pages and navigation, when nothing they are made of has changed. */
  #kept(input: SiteInput, reading: PagesReading): PagesAndNavigation | undefined {
    const last = this.#last;
    if (last === undefined || last.input.config !== input.config) return undefined;
    if (last.input.files.get(input.configFile) !== input.files.get(input.configFile)) return undefined;
    if (last.reading.generated !== reading.generated || !areSamePages(last.reading.files, reading.files))
      return undefined;
    return last.made;
  }

  #withFreshAdditions(kept: PagesAndNavigation, { files }: SiteInput, reading: PagesReading): PagesAndNavigation {
    const changed = this.#last ? differingPaths(this.#last.input.files, files) : [];
    const pages = withFreshAdditions(kept.pages, changed, files, reading.files.pages, reading.generated.complete);
    if (pages === kept.pages) return kept;
    const home = kept.home && pages.get(kept.home.path);
    return { ...kept, pages, ...(home && { home }) };
  }

  #listedPaths(config: SiteConfig): ReadonlySet<string> {
    if (this.#listed?.config !== config) {
      const paths = new Set<string>();
      collectPaths(config.navigation.root, paths);
      this.#listed = { config, paths };
    }
    return this.#listed.paths;
  }
}

function areSamePages(before: FilePagesReading, after: FilePagesReading): boolean {
  if (before === after) return true;
  if (before.pages.size !== after.pages.size || before.duplicates.length !== after.duplicates.length) return false;
  for (const [path, page] of after.pages) if (before.pages.get(path) !== page) return false;
  return true;
}

function makePages({ files: projectFiles, config }: SiteInput, { files, generated }: PagesReading): PagesAndNavigation {
  const all = draftPages(files.pages, projectFiles, generated, config.name);
  const drafts = new Map([...all].filter(([, { kind }]) => kind === 'page'));
  const built = buildNavigation(generated.navigation, drafts);
  const pages = new Map<string, PageModel>();
  for (const [path, draft] of drafts) {
    const isInNavigation = built.listed.has(path);
    pages.set(path, {
      ...draft,
      isInNavigation,
      isHidden: isHidden(draft, isInNavigation || built.found.has(path), config),
      ...(isUnlisted(draft, built) && { isUnlisted: true }),
    });
  }
  const notFound = findNotFound(all);
  const home = findHome(pages, built);
  const { tree: navigation, unresolved } = built;
  return { pages, ...(notFound && { notFound }), ...(home && { home }), navigation, unresolved };
}

function findNotFound(drafts: ReadonlyMap<string, PageDraft>): PageModel | undefined {
  const draft = [...drafts.values()].find(({ kind }) => kind === 'not-found');
  return draft && { ...draft, isInNavigation: false, isHidden: true };
}

/** Whether a page is left out of search, sitemap and llms.txt. Its own word counts most. */
function isHidden(
  { path, frontMatter }: Pick<PageModel, 'path' | 'frontMatter'>,
  isFound: boolean,
  config: SiteConfig,
): boolean {
  // Hosts show this page for addresses that do not exist.
  if (path === NOT_FOUND_PATH) return true;
  if (frontMatter.hidden === true || frontMatter.noindex === true) return true;
  if (frontMatter.searchable !== undefined) return !frontMatter.searchable;
  return !isFound && !config.areHiddenPagesIndexed;
}

/** Whether nobody has said that a page is to be hidden: it is only named nowhere. */
function isUnlisted(
  { path, frontMatter }: Pick<PageModel, 'path' | 'frontMatter'>,
  { named }: BuiltNavigation,
): boolean {
  return !named.has(path) && frontMatter.hidden !== true && path !== NOT_FOUND_PATH;
}

/** `index`, else what the navigation shows first, else the first page there is. */
function findHome(pages: ReadonlyMap<string, PageModel>, built: BuiltNavigation): PageModel | undefined {
  const first = built.tree.root.firstPage;
  const shown = [...pages.values()].find((page) => page.frontMatter.hidden !== true);
  return pages.get('index') ?? (first === undefined ? undefined : pages.get(first)) ?? shown;
}
