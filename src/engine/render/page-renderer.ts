/** Turns pages of a site into documents, keeping what did not change between two calls. */

import type { MdxCompiler } from '../../page-source/mdx-compiler.ts';
import { createCaseIndexCache } from '../../project/find-file.ts';
import { extensionOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import { compileGuarded, compilePlainText } from '../compile/compile-page.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import type { EngineServices } from '../engine.ts';
import { type LivePage, mayHoldState, readLivePage } from '../live/live-page.ts';
import { quote } from '../live/live-script.ts';
import { loadParser } from '../live/parser.ts';
import { componentNames } from '../markdown/write-markdown.ts';
import type { NavigationTree } from '../navigation/navigation-tree.ts';
import { moduleOf } from '../pages/page-model.ts';
import { createLinkResolver, type LinkResolver } from '../site/links.ts';
import type { RenderedDocument, RenderedPage } from '../site/output-file.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { createAuthorRuntime } from './authored-elements.ts';
import { readThemeComponents } from './built-in-components.ts';
import { freezeShared } from './frozen-realm.ts';
import { ClassComponent, REACT_NAMES } from './hooks.ts';
import { createInlineMarkdown } from './inline-markdown.ts';
import { createIntrinsicsGuard } from './intrinsics-guard.ts';
import { themeNames } from './live-elements.ts';
import { createModuleLoader, dependenciesOf, type ModuleGraph } from './module-graph.ts';
import { type RenderPageInput, renderDocument, renderPage } from './render-page.ts';
import { createBaseNames } from './scope.ts';
import { withTests } from './tested-names.ts';
import type { RenderContext } from './theme-contract.ts';

export interface PageRenderer {
  /** The whole document of a page. Never rejects for a fault of the author's: it becomes a diagnostic. */
  readonly render: (site: SiteModel, page: PageModel) => Promise<RenderedPage>;
  /** The document alone, the same to the last byte: for a look at a page, which needs nothing of the rest. */
  readonly renderDocument: (site: SiteModel, page: PageModel) => Promise<RenderedDocument>;
  /** Project files other than its own source that the page's document is made of (snippets), sorted. */
  readonly dependencies: (site: SiteModel, page: PageModel) => readonly string[];
}

export interface PageRendererOptions {
  /** `renderDocument` tells where the document's elements come from. */
  readonly hasPlaces?: boolean;
}

/** One renderer serves one platform; its caches are bounded and may live as long as the process. */
export function createPageRenderer(
  services: EngineServices,
  { hasPlaces = false }: PageRendererOptions = {},
): PageRenderer {
  const { theme } = services;
  const compiler = hasPlaces ? placingCompiler(services.compiler) : services.compiler;
  const components = readThemeComponents(theme);
  const runtime = createAuthorRuntime(components);
  const names = componentNames(components);
  const themeComponents = [...themeNames(components).values()].flat();
  const baseNames = createBaseNames(components);
  freezeShared([...Object.values(components), runtime, ClassComponent]);
  const indexOf = createCaseIndexCache();
  const loader = createModuleLoader({ compiler, rules: services.rules }, indexOf);
  const inlineMarkdown = createInlineMarkdown(services, runtime, components);
  const guard = createIntrinsicsGuard();
  const resolvers = new WeakMap<SiteModel['pages'], { readonly site: SiteModel; readonly links: LinkResolver }>();
  const computed = new WeakMap<NavigationTree, { readonly config: object; readonly values: Map<string, unknown> }>();

  const linksOf = (site: SiteModel): LinkResolver => {
    const known = resolvers.get(site.pages);
    if (known !== undefined && known.site.files === site.files && known.site.config === site.config) return known.links;
    const links = createLinkResolver(site, indexOf);
    resolvers.set(site.pages, { site, links });
    return links;
  };

  const onceIn = (site: SiteModel): RenderContext['once'] => {
    let known = computed.get(site.navigation);
    if (known === undefined || known.config !== site.config) {
      known = { config: site.config, values: new Map() };
      computed.set(site.navigation, known);
    }
    const { values } = known;
    return <T>(key: string, compute: () => T): T => {
      if (!values.has(key)) values.set(key, compute());
      return values.get(key) as T;
    };
  };

  const { onStep } = services;

  const readLive = async (site: SiteModel, page: PageModel, graph: ModuleGraph): Promise<LivePage | undefined> => {
    await loadParser();
    onStep?.('compile');
    return readLivePage(graph, {
      page: moduleOf(page),
      reactNames: REACT_NAMES,
      themeNames: themeComponents,
      valueOf: (file) => dataInScript(site, page, file),
    });
  };

  const readPage = async (site: SiteModel, page: PageModel): Promise<RenderPageInput> => {
    onStep?.('compile');
    const graph = loader.load(site, page);
    const own = moduleOf(page);
    onStep?.('load');
    const languages = new Set([...graph.values()].flatMap((module) => module.compiled.languages));
    if (languages.size > 0) await services.highlighter.load([...languages]);
    const modules = [...graph.values()].map(({ compiled }) => compiled);
    if (modules.some(mayHoldFormulas)) await services.formulas.load();
    await theme.prepare?.(modules);
    const links = linksOf(site);
    const once = onceIn(site);
    const marked = await withTests(graph, own);
    const withOwn = (compiled: CompiledPage): ModuleGraph => replacePage(marked, own, compiled);
    const text = graph.get(own)?.text ?? '';
    const compilePlain = (): ModuleGraph => withOwn(compilePlainText(compiler, own, text));
    const compileGuardedGraph = (): ModuleGraph | undefined => {
      const compiled = compileGuarded(compiler, own, text);
      return compiled === undefined ? undefined : withOwn(compiled);
    };
    const isPlaced = hasPlaces;
    const shared = { services, components, componentNames: names, runtime, baseNames, guard, inlineMarkdown, isPlaced };
    const read = mayHoldState(graph) ? await readLive(site, page, graph) : undefined;
    // What readers' browsers run is taken from the code as it was compiled.
    const live = read && { ...read, graph: await withTests(read.graph, own) };
    return {
      ...shared,
      site,
      page,
      graph: marked,
      live,
      links,
      once,
      compileGuarded: compileGuardedGraph,
      compilePlain,
    };
  };

  return {
    render: async (site, page) => renderPage(await readPage(site, page)),

    renderDocument: async (site, page) => renderDocument(await readPage(site, page)),

    dependencies: (site, page) => dependenciesOf(loader.load(site, page), page),
  };
}

function placingCompiler({ compileMdx, compileMarkdown }: MdxCompiler): MdxCompiler {
  return {
    compileMdx: (source, how) => compileMdx(source, { ...how, hasPlaces: true }),
    compileMarkdown: (source, how) => compileMarkdown(source, { ...how, hasPlaces: true }),
  };
}

/** What code with state finds under the name of a file that is no code; without a file, the page's front matter. */
function dataInScript(site: SiteModel, page: PageModel, file: string | undefined): string {
  if (file === undefined) return `JSON.parse(${quote(JSON.stringify(page.frontMatter))})`;
  if (extensionOf(file) !== 'json') return `R.address(${quote(`/${file}`)})`;
  try {
    return `JSON.parse(${quote(JSON.stringify(JSON.parse(readText(site.files.get(file) ?? new Uint8Array()))))})`;
  } catch {
    return '{}';
  }
}

/** Formulas are components or fences; a page that only speaks of them loads what draws them for nothing. */
function mayHoldFormulas({ code, languages }: CompiledPage): boolean {
  return code.includes('Latex') || languages.includes('math') || languages.includes('latex');
}

function replacePage(graph: ModuleGraph, file: string, compiled: CompiledPage): ModuleGraph {
  const module = graph.get(file);
  if (module === undefined) throw new Error(`The page \`${file}\` was not loaded.`);
  return new Map([...graph, [file, { ...module, compiled }]]);
}
