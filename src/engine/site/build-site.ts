/** ProjectFiles and SiteConfig → SiteModel. Keeps what it made, and on the next build makes again only what changed. */

import type { SiteConfig } from '../../config/site-config.ts';
import { titleFromFile } from '../../page-source/page-title.ts';
import { capDiagnostics } from '../../project/cap-diagnostics.ts';
import { changedPaths } from '../../project/changed-paths.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { createCaseIndexCache } from '../../project/find-file.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { SiteRules } from '../engine.ts';
import { type BuiltNavigation, buildNavigation } from '../navigation/build-navigation.ts';
import { collectPaths } from '../navigation/collect-paths.ts';
import { PageSources, type PageSourcesReading } from './page-sources.ts';
import type { PageModel, SiteModel } from './site-model.ts';

export interface SiteInput {
  readonly files: ProjectFiles;
  /** `docs.json` or `mint.json`. */
  readonly configFile: string;
  /** Pass the same object for a configuration that did not change. */
  readonly config: SiteConfig;
}

type PagesAndNavigation = Pick<SiteModel, 'pages' | 'home' | 'navigation' | 'diagnostics'>;

export class SiteBuilder {
  readonly #rules: SiteRules;
  readonly #pageSources = new PageSources();
  readonly #caseIndexOf = createCaseIndexCache();
  #last:
    | { input: SiteInput; reading: PageSourcesReading; made: PagesAndNavigation; found: readonly Diagnostic[] }
    | undefined;
  #listed: { config: SiteConfig; paths: ReadonlySet<string> } | undefined;

  constructor(rules: SiteRules) {
    this.#rules = rules;
  }

  build(input: SiteInput): SiteModel {
    const { files, configFile, config } = input;
    const listed = this.#listedPaths(config);
    const reading = this.#pageSources.read(files, listed);
    const made = this.#kept(input, reading) ?? makePages(input, reading, this.#rules);
    const site = { files, configFile, config, ...made };
    const found = this.#foundBefore(made, files) ?? this.#rules.checkSite(site, this.#caseIndexOf);
    this.#last = { input, reading, made, found };
    return { ...site, diagnostics: capDiagnostics([...made.diagnostics, ...found]) };
  }

  /** What the checks of the whole site found last, when nothing was changed but the text of pages. */
  #foundBefore(made: PagesAndNavigation, files: ProjectFiles): readonly Diagnostic[] | undefined {
    const last = this.#last;
    if (last === undefined || last.made !== made) return undefined;
    return changedPaths(last.input.files, files)?.every((path) => /\.mdx?$/.test(path)) ? last.found : undefined;
  }

  /** The last pages and navigation, when nothing they are made of has changed. */
  #kept(input: SiteInput, reading: PageSourcesReading): PagesAndNavigation | undefined {
    const last = this.#last;
    if (last === undefined || last.input.config !== input.config) return undefined;
    if (last.input.files.get(input.configFile) !== input.files.get(input.configFile)) return undefined;
    if (last.reading === reading) return last.made;
    if (last.reading.sources.size !== reading.sources.size) return undefined;
    if (last.reading.diagnostics.length !== reading.diagnostics.length) return undefined;
    for (const [path, source] of reading.sources) if (last.reading.sources.get(path) !== source) return undefined;
    return last.made;
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

function makePages(input: SiteInput, reading: PageSourcesReading, rules: SiteRules): PagesAndNavigation {
  const { config } = input;
  const drafts = new Map<string, Omit<PageModel, 'isInNavigation' | 'isHidden'>>();
  for (const { path, file, frontMatter } of reading.sources.values()) {
    const title = frontMatter.title ?? (path === 'index' ? config.name : titleFromFile(file));
    drafts.set(path, {
      path,
      file,
      output: `${path}.html`,
      title,
      sidebarTitle: frontMatter.sidebarTitle ?? title,
      ...(frontMatter.description !== undefined && { description: frontMatter.description }),
      frontMatter,
    });
  }
  const built = buildNavigation(config.navigation, drafts);
  const pages = new Map<string, PageModel>();
  for (const [path, draft] of drafts) {
    const isInNavigation = built.listed.has(path);
    pages.set(path, { ...draft, isInNavigation, isHidden: isHidden(draft, isInNavigation, config) });
  }
  const home = findHome(pages, built);
  const diagnostics: readonly Diagnostic[] = [
    ...reading.diagnostics,
    ...rules.checkNavigation({ ...input, pages, unresolved: built.unresolved }),
  ];
  return { pages, ...(home && { home }), navigation: built.tree, diagnostics };
}

/** Whether a page is left out of search, sitemap and llms.txt. Its own word counts most. */
function isHidden(
  { path, frontMatter }: Pick<PageModel, 'path' | 'frontMatter'>,
  isInNavigation: boolean,
  config: SiteConfig,
): boolean {
  // Hosts show this page for addresses that do not exist.
  if (path === '404') return true;
  if (frontMatter.hidden === true || frontMatter.noindex === true) return true;
  if (frontMatter.searchable !== undefined) return !frontMatter.searchable;
  return !isInNavigation && !config.areHiddenPagesIndexed;
}

/** `index`, else what the navigation shows first, else the first page there is. */
function findHome(pages: ReadonlyMap<string, PageModel>, built: BuiltNavigation): PageModel | undefined {
  const first = built.tree.root.firstPage;
  const shown = [...pages.values()].find((page) => page.frontMatter.hidden !== true);
  return pages.get('index') ?? (first === undefined ? undefined : pages.get(first)) ?? shown;
}
