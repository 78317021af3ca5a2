/** One page, from its compiled modules to its document. */

import { decodePart } from '../../project/decode-address.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { nearOrLongerName } from '../../project/near-name.ts';
import { escapeHtml } from '../../shared/html-escape.ts';
import type { EngineServices } from '../engine.ts';
import { feedPath } from '../feed/rss.ts';
import type { JsxComponent, JsxElement, JsxNode } from '../jsx/jsx.ts';
import { isUnresolved, sourceOf } from '../jsx/unresolved.ts';
import type { LivePage } from '../live/live-page.ts';
import { LIVE_RUNTIME_PATH, type LiveScript } from '../live/live-script.ts';
import { markdownPath } from '../markdown/page-markdown.ts';
import { moduleOf } from '../pages/page-model.ts';
import type { LinkResolver } from '../site/links.ts';
import type { RenderedDocument, RenderedPage } from '../site/output-file.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import type { AuthorRuntime } from './authored-elements.ts';
import type { Components } from './built-in-components.ts';
import { copyData } from './copy-data.ts';
import { messageOf } from './error-words.ts';
import { createHooks } from './hooks.ts';
import type { IntrinsicsGuard } from './intrinsics-guard.ts';
import { createLiveRegistry } from './live-elements.ts';
import { renderParts, reportOpenParts } from './live-parts.ts';
import { deadEvent, deafComponent, liveProperty, misplaced, pageContext } from './live-problems.ts';
import { createModuleEvaluator } from './module-evaluator.ts';
import { compileDiagnostics, type ModuleGraph } from './module-graph.ts';
import { unknownComponent, unknownVariable } from './name-problems.ts';
import { pageBody } from './page-body.ts';
import { idsOf, placeAliases } from './page-ids.ts';
import { PageReporter } from './page-reporter.ts';
import { pageSearch } from './page-search.ts';
import { takePlaces } from './places.ts';
import { createRenderContext, type PageContext } from './render-context.ts';
import { renderMarkdown } from './render-markdown.ts';
import { type RenderFaults, renderToHtml } from './render-to-html.ts';
import { changedBuiltIn, failedComponent, failedPage, waitingComponent } from './run-problems.ts';
import { extractSearchSections } from './search-sections.ts';
import type { DocumentProps, RenderContext } from './theme-contract.ts';

export interface RenderPageInput {
  readonly services: EngineServices;
  readonly site: SiteModel;
  readonly page: PageModel;
  readonly graph: ModuleGraph;
  readonly components: Components;
  /** See `componentNames`. */
  readonly componentNames: ReadonlyMap<unknown, string>;
  readonly runtime: AuthorRuntime;
  readonly baseNames: ReadonlyMap<string, unknown>;
  readonly links: LinkResolver;
  /** Absent for a page without components with state. */
  readonly live: LivePage | undefined;
  readonly guard: IntrinsicsGuard;
  readonly inlineMarkdown: RenderContext['inlineMarkdown'];
  readonly once: RenderContext['once'];
  /** With every expression guarded: tried when running the page fails; `undefined` when that does not compile. */
  readonly compileGuarded: () => ModuleGraph | undefined;
  /** The page's text as plain Markdown: what is shown when nothing else can be. */
  readonly compilePlain: () => ModuleGraph;
  /** The document comes with where its elements come from; the graph is compiled for it. */
  readonly isPlaced: boolean;
}

/** Renders a page. What its author got wrong becomes diagnostics; only a fault of ours is thrown. */
export function renderPage(input: RenderPageInput): RenderedPage {
  return input.guard.withoutConstructors(() => renderWhole(input));
}

/** The document alone, without what the site needs of the page besides. */
export function renderDocument(input: RenderPageInput): RenderedDocument {
  return input.guard.withoutConstructors(() => {
    const hasFeed = mayHoldUpdates(input.graph);
    const { path, output } = input.page;
    const { html, places, reporter, status, scripts } = makeDocument(input, hasFeed);
    const { diagnostics } = reporter;
    return {
      path,
      output,
      html,
      ...(places !== undefined && { places }),
      diagnostics,
      status,
      ...(scripts && { scripts }),
    };
  });
}

function renderWhole(input: RenderPageInput): RenderedPage {
  const { page } = input;
  const { html, readContent, context, reporter, status, written, scripts } = makeDocument(input, true);
  input.services.onStep?.('write', html.length);
  const content = readContent();
  const search = pageSearch(page, extractSearchSections(content, context.headings));
  const { diagnostics } = reporter;
  const anchors = { ids: idsOf(content), links: context.findAnchorLinks() };
  const { path, output } = page;
  // What the page has left for later runs when the caller waits for the next thing.
  input.services.onStep?.('run');
  return { path, output, html, ...written, diagnostics, search, anchors, status, ...(scripts && { scripts }) };
}

interface MadeDocument {
  readonly html: string;
  readonly places?: string;
  /** The page's own part of the document, without marks of places. */
  readonly readContent: () => string;
  readonly context: PageContext;
  readonly reporter: PageReporter;
  readonly status: RenderedPage['status'];
  readonly written: Pick<RenderedPage, 'markdown' | 'feed'>;
  readonly scripts?: readonly LiveScript[] | undefined;
}

/** @param isWritten whether the page is written as Markdown too, which tells whether it has a feed */
function makeDocument(input: RenderPageInput, isWritten: boolean): MadeDocument {
  const { services, page, guard, isPlaced } = input;
  const own = moduleOf(page);
  const reporter = new PageReporter(page, input.graph, input.site.files);
  let status: RenderedPage['status'] = input.graph.get(own)?.compiled.fidelity === 'text' ? 'failed' : 'ok';
  for (const diagnostic of compileDiagnostics(input.graph)) reporter.report(diagnostic);
  const { live } = input;
  for (const [file, found] of live?.deaf ?? [])
    for (const { component, event } of found) deafComponent(reporter, file, component, event);
  let attempt = tryBody(input, live?.graph ?? input.graph, reporter, live);
  if (!attempt.ok) {
    services.onStep?.('compile');
    const graph = input.compileGuarded();
    if (graph !== undefined) attempt = tryBody(input, graph, reporter);
  }
  if (!attempt.ok) {
    status = 'failed';
    failedPage(reporter, attempt.error);
    services.onStep?.('compile');
    attempt = { ok: true, ...renderBody(input, input.compilePlain(), reporter) };
  }
  const { content, context, faults, parts } = attempt;
  const scripts = liveScripts(content, live);
  reportChanges(guard, reporter);
  const written: MadeDocument['written'] = isWritten
    ? renderMarkdown({ ...input, ...attempt, reporter })
    : { markdown: '' };
  // Its components have run once more.
  guard.restore();
  checkAnchors(content, context, reporter);
  const { headings } = context;
  const props: DocumentProps = {
    content: { html: content },
    headings,
    kind: page.kind,
    ...(page.kind === 'page' && { markdown: markdownPath(page.output) }),
    ...(written.feed !== undefined && { feed: feedPath(page.output) }),
    ...(scripts && {
      live: { scripts: [LIVE_RUNTIME_PATH, ...scripts.map(({ path }) => path)], parts, texts: live?.texts ?? [] },
    }),
  };
  const { theme } = services;
  const whole = renderToHtml(theme.document(props, context), context, aroundPage(faults, reporter), isPlaced);
  const html = `<!doctype html>\n${theme.finish?.(whole, props, context) ?? whole}\n`;
  const made = { context, reporter, status, written, scripts };
  if (!isPlaced) return { ...made, readContent: () => content, html };
  const source = page.source.kind === 'file' ? { file: own, text: input.graph.get(own)?.text ?? '' } : undefined;
  return { ...made, readContent: () => takePlaces(content, source).html, ...takePlaces(html, source) };
}

/** A feed is made of `<Update>`, whatever name a snippet gives it. */
function mayHoldUpdates(graph: ModuleGraph): boolean {
  return [...graph.values()].some(({ compiled }) => compiled.code.includes('Update'));
}

interface RenderedBody {
  readonly node: JsxNode;
  readonly content: string;
  readonly context: PageContext;
  readonly faults: RenderFaults;
  /** How components of the theme look in those with state, by key. */
  readonly parts: Readonly<Record<string, string>>;
}

type TriedBody = ({ readonly ok: true } & RenderedBody) | { readonly ok: false; readonly error: unknown };

function tryBody(input: RenderPageInput, graph: ModuleGraph, reporter: PageReporter, live?: LivePage): TriedBody {
  try {
    return { ok: true, ...renderBody(input, graph, reporter, live) };
  } catch (error) {
    return { ok: false, error };
  }
}

function renderBody(input: RenderPageInput, graph: ModuleGraph, reporter: PageReporter, live?: LivePage): RenderedBody {
  const { services, site, page, components, runtime, links, isPlaced } = input;
  const { inlineMarkdown, once } = input;
  const context = createRenderContext({ services, site, page, links, reporter, inlineMarkdown, once });
  const onComponent = () => services.onStep?.('run');
  const faults = { ...createFaults(reporter, components), onComponent };
  const hooks = createHooks((type, props) => runtime.jsx(type, props));
  const onProperty = (component: string, property: string, kind: string): void =>
    liveProperty(reporter, component, property, kind);
  const onPageContext = (component: string, name: string): void => pageContext(reporter, component, name);
  const registry = live && createLiveRegistry(live, components, { onProperty, onPageContext });
  services.onStep?.('run');
  const body = createModuleEvaluator({
    site,
    evaluate: services.evaluate,
    graph,
    runtime,
    hooks,
    baseNames: input.baseNames,
    pageNames: { ...hooks, frontmatter: copyData(page.frontMatter) },
    components,
    asset: context.asset,
    reporter,
    isPlaced,
    onExports: registry?.note,
  });
  const node = pageBody(page, graph, components, (module) => body(module, {}));
  // Before the renderer and the theme work with what the page may have changed.
  reportChanges(input.guard, reporter);
  const content = placeAliases(renderToHtml(node, context, faults, isPlaced, registry));
  if (live && registry) reportOpenParts(live.openParts, registry.parts(), reporter);
  const parts = registry === undefined ? {} : renderParts(registry.parts(), components, context, faults, reporter);
  return { node, content, context, faults, parts };
}

/** Scripts that the page needs: those of the components that it shows, and what these need. */
function liveScripts(content: string, live: LivePage | undefined): readonly LiveScript[] | undefined {
  if (live === undefined || !content.includes('<lw-live ')) return undefined;
  return [...live.scripts.values()].map(({ path, contents }) => ({ path, contents }));
}

function reportChanges(guard: IntrinsicsGuard, reporter: PageReporter): void {
  for (const changed of guard.restore()) changedBuiltIn(reporter, changed);
}

/** What stands in a page for what cannot be shown. */
function createFaults(reporter: PageReporter, components: Components): RenderFaults {
  const nameOf = (element: JsxElement): string => {
    const named = Object.entries(components).find(([, component]) => component === element.type)?.[0];
    return named ?? ((element.type as JsxComponent).name || 'component');
  };
  return {
    onError(error, element) {
      const name = nameOf(element);
      failedComponent(reporter, { tag: name, props: element.props }, error);
      return reporter.note(`\`<${name}>\` could not be shown: ${messageOf(error)}`, element.props.children);
    },
    onUnknownType(type, props) {
      const name = isUnresolved(type) ? sourceOf(type) : 'component';
      unknownComponent(reporter, name, nearOrLongerName(name, Object.keys(components)));
      return props.children;
    },
    onStrayValue: (value) => showStrayValue(value, reporter),
    onScriptUrl: (attribute, value) => reporter.report(scriptAddress(attribute, value), { link: value, in: attribute }),
    onMisplaced: (component, parent) => misplaced(reporter, component, parent),
    onDeadEvent: (tag, event) => deadEvent(reporter, tag, event),
  };
}

/** What stands around a page comes from the settings, whose checks report them once, or from its front matter. */
function aroundPage(faults: RenderFaults, reporter: PageReporter): RenderFaults {
  return {
    ...faults,
    onScriptUrl: (attribute, value) =>
      reporter.reportIfWritten(scriptAddress(attribute, value), { link: value, in: attribute }),
  };
}

function scriptAddress(attribute: string, value: string): Diagnostic {
  return {
    code: 'mdx/script-address',
    severity: 'warning',
    subject: [value.slice(0, 60), attribute],
    message: `The address \`${value.slice(0, 60)}\` would run a script, so \`${attribute}\` was left out.`,
    hint: 'Link to a page or a file instead.',
  };
}

/** `{{name}}` is an object to the compiler; its author meant a variable. Other objects are shown as data. */
function showStrayValue(value: object, reporter: PageReporter): JsxNode {
  const entries = Object.entries(value);
  const [name, inner] = entries[0] ?? ['', undefined];
  if (entries.length === 1 && isUnresolved(inner) && sourceOf(inner) === name) {
    unknownVariable(reporter, name);
    return `{{${name}}}`;
  }
  if (typeof (value as { then?: unknown }).then === 'function') {
    waitingComponent(reporter);
    return null;
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return JSON.stringify(value) ?? null;
}

function checkAnchors(content: string, context: PageContext, reporter: PageReporter): void {
  for (const href of context.linkedAnchors) {
    const id = decodePart(href.slice(1));
    const value = escapeHtml(id);
    if (id === 'top' || content.includes(` id="${value}"`) || content.includes(` name="${value}"`)) continue;
    reporter.reportIfWritten(
      {
        code: 'links/missing-anchor',
        severity: 'warning',
        subject: [href],
        message: `The link \`${href}\` leads to a heading that this page does not have.`,
        hint: 'Link to one of the headings in the table of contents.',
      },
      { link: href },
    );
  }
}
