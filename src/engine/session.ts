/** A project held open. Keeps what it computed, and on the next update computes again only what changed. */
import type { SiteConfig } from '../config/site-config.ts';
import { emitSharedFiles } from './emit/emit-shared-files.ts';
import { FaviconMaker } from './emit/favicon/favicon-maker.ts';
import { type LlmsTexts, llmsTexts } from './emit/llms-txt.ts';
import { WordIndex } from './emit/search/word-index.ts';
import type { EngineServices, ProjectReading, ProjectSession } from './engine.ts';
import type { PageGenerator } from './pages/page-generator.ts';
import { fileOf } from './pages/page-model.ts';
import { createPageRenderer, type PageRenderer } from './render/page-renderer.ts';
import { SiteBuilder } from './site/build-site.ts';
import { ConfigSource } from './site/config-source.ts';
import { faviconSources, planFavicon } from './site/favicon-plan.ts';
import type { RenderedPage } from './site/output-file.ts';
import { PageKeys } from './site/page-keys.ts';
import type { PageModel, SiteModel } from './site/site-model.ts';

export interface SessionOptions {
  /** Where the site will be published, when its configuration need not say so. */
  readonly address?: string;
  /** Documents come with where their elements come from; see `RenderedDocument.places`. */
  readonly hasPlaces?: boolean;
  /** What makes pages besides the project's files; `PAGE_GENERATORS` when absent. */
  readonly generators?: readonly PageGenerator[];
}

interface SharedFilesAhead {
  readonly site: SiteModel;
  readonly notFound: Promise<RenderedPage | undefined>;
  readonly llms: LlmsTexts;
}

export function createProjectSession(services: EngineServices, options: SessionOptions = {}): ProjectSession {
  const { hasPlaces = false } = options;
  const renderer = createPageRenderer(services, { hasPlaces });
  const keys = new PageKeys(services, renderer.dependencies);
  const builder = new SiteBuilder(services.rules, options.generators);
  const favicons = new FaviconMaker(services);
  const configs = new ConfigSource(options);
  const wordIndex = new WordIndex();
  let renderAsText: PageRenderer['render'] | undefined;
  let lastConfig: SiteConfig | undefined;
  let site: SiteModel | undefined;

  let ahead: SharedFilesAhead | undefined;

  const renderNotFound = async (current: SiteModel): Promise<RenderedPage | undefined> =>
    current.notFound && renderer.render(current, current.notFound);

  /** What the shared files need of the site alone. */
  const prepareSharedFiles = (current: SiteModel): SharedFilesAhead => {
    if (ahead?.site !== current) {
      const notFound = renderNotFound(current);
      // Whoever awaits it later hears of a failure.
      notFound.catch(() => undefined);
      ahead = { site: current, notFound, llms: llmsTexts(current) };
    }
    return ahead;
  };

  const lastSite = (): SiteModel => {
    if (site === undefined) throw new Error('No site has been read yet: call `update` first and look at its status.');
    return site;
  };

  const pageAt = (path: string): PageModel => {
    const page = lastSite().pages.get(path);
    if (page === undefined) throw new Error(`There is no page \`${path}\`.`);
    return page;
  };

  return {
    update(projectFiles): ProjectReading {
      const { files, configFile, config, diagnostics: faults } = configs.read(projectFiles);
      // While the configuration cannot be read, the last one goes on, so that edits of pages still show.
      const usable = config ?? (configFile === '' ? undefined : lastConfig);
      if (usable !== undefined) {
        const built = builder.build({ files, configFile, config: usable });
        site = { ...built, diagnostics: [...faults, ...built.diagnostics] };
      }
      if (config === undefined || site === undefined) {
        return { status: 'unreadable', ...(site && { site }), diagnostics: faults };
      }
      lastConfig = config;
      return { status: 'ok', site, diagnostics: site.diagnostics };
    },

    async renderPage(path) {
      const page = site?.pages.get(path);
      return site === undefined || page === undefined ? undefined : renderer.render(site, page);
    },

    async renderDocument(path) {
      const page = site?.pages.get(path);
      return site === undefined || page === undefined ? undefined : renderer.renderDocument(site, page);
    },

    async renderPageAsText(path) {
      const page = site?.pages.get(path);
      if (site === undefined || page === undefined) return undefined;
      renderAsText ??= createTextRenderer(services);
      return renderAsText(site, page);
    },

    pageKey: (path, dependencies) => keys.keyOf(lastSite(), pageAt(path), dependencies),

    problemsKey: (path) => keys.problemsKeyOf(lastSite(), pageAt(path)),

    sharedProblemsKey: () => keys.sharedProblemsKey(lastSite()),

    pageDependencies: (path) => keys.dependenciesOf(lastSite(), pageAt(path)),

    sharedFileSources: () => faviconSources(planFavicon(lastSite())),

    noteFinishedPage({ path, search }) {
      prepareSharedFiles(lastSite());
      wordIndex.note(path, search.words);
    },

    async renderSharedFiles(pages, help) {
      const current = lastSite();
      const { notFound: rendering, llms } = prepareSharedFiles(current);
      const notFound = await rendering;
      const { theme, icons } = services;
      const { attribution } = icons;
      const made = await favicons.make(current, help?.contents, help?.memory);
      const { hasStatistics = false, hasScripts = false } = help ?? {};
      const shared = {
        site: current,
        theme,
        pages,
        ...(notFound && { notFound }),
        favicons: made.files,
        llms,
        wordIndex,
        hasStatistics,
        hasScripts,
      };
      return emitSharedFiles({ ...shared, ...(attribution && { attribution }) });
    },

    async checkFinishedSite(help) {
      const current = lastSite();
      const isFaviconReplaced = await favicons.isReplaced(current, help?.contents);
      return services.rules.checkFinishedSite({ site: current, isFaviconReplaced });
    },
  };
}

/** Files that a page can import; as text it imports none. */
const MODULE = /\.(?:mdx?|jsx?|mjs)$/;

/**
 * Renders pages without running anything of the author's: every page and snippet is taken as one that does not
 * compile, so that only its text is left.
 */
export function createTextRenderer(services: EngineServices): PageRenderer['render'] {
  const compileMdx = (): never => {
    throw new Error('1:1: Only the text of this page is shown.');
  };
  const renderer = createPageRenderer({ ...services, compiler: { ...services.compiler, compileMdx } });
  return async (site, page) => {
    const own = fileOf(page);
    const files = new Map([...site.files].filter(([file]) => file === own || !MODULE.test(file)));
    return { ...(await renderer.render({ ...site, files }, page)), status: 'failed', diagnostics: [] };
  };
}
