import { unshowablePage } from '../../../building/problems.ts';
import {
  type EngineServices,
  fileOf,
  type RenderedDocument,
  type SiteModel,
  sourcePage,
} from '../../../engine/index.ts';
import type { FrameContent, HostToWorker, RenderedReport } from '../../protocol.ts';
import { boundedProblems } from './bounded-problems.ts';
import type { LateColours } from './late-colours.ts';
import type { OpenProject } from './open-project.ts';
import { createReaderChoices } from './reader-choices.ts';
import type { SafePages } from './safe-pages.ts';
import { createSiteTexts } from './site-texts.ts';
import { tooMuchToShow } from './view-limits.ts';

type RenderRequest = Extract<HostToWorker, { kind: 'render' }>;

/** Shows pages in the frame, and what of the site they need. */
export class PagePresenter {
  readonly #project: OpenProject;
  readonly #pages: SafePages;
  readonly #colours: LateColours;
  readonly #services: Pick<EngineServices, 'theme' | 'onStep'>;
  readonly #openView: () => (message: FrameContent) => void;
  #show: (message: FrameContent) => void;
  #siteTexts: ReturnType<typeof createSiteTexts>;
  readonly #readerChoices = createReaderChoices();
  /** The page in the frame, and whether what is seen is whole. */
  #shown: { readonly path: string; readonly isGood: boolean } | undefined;

  /** @param openView gives what sends to the frame, anew for each frame */
  constructor(
    project: OpenProject,
    pages: SafePages,
    colours: LateColours,
    services: Pick<EngineServices, 'theme' | 'onStep'>,
    openView: () => (message: FrameContent) => void,
  ) {
    this.#project = project;
    this.#pages = pages;
    this.#colours = colours;
    this.#services = services;
    this.#openView = openView;
    this.#show = openView();
    this.#siteTexts = createSiteTexts(services.theme);
  }

  /** The frame is another one: it has neither a page nor what the pages of the site share. */
  beginView(): void {
    this.#show = this.#openView();
    this.#siteTexts = createSiteTexts(this.#services.theme);
    this.#shown = undefined;
  }

  /** Renders a page and shows it. `undefined` when there is no such page. */
  async render(request: RenderRequest): Promise<RenderedReport | undefined> {
    const { page: path } = request;
    const start = performance.now();
    const { site } = this.#project;
    const made = site && ((await this.#makeEarly(site, request)) ?? (await this.#make(site, request)));
    if (!site || !made) return undefined;
    const page = await this.#withinLimits(path, made);
    const { output, status } = page;
    const model = site.pages.get(path);
    const diagnostics = boundedProblems(page.diagnostics, model && fileOf(model));
    // While a page is being typed it is broken now and then: the last good view of it stays.
    const isShown = status === 'ok' || this.#shown?.path !== path || !this.#shown.isGood || page !== made;
    if (isShown) {
      this.#sendDocument(site, page, request);
      const searchHead = this.#siteTexts.searchHead(site);
      if (searchHead) this.#show(searchHead);
      this.#shown = { path, isGood: status === 'ok' };
    }
    const workMs = performance.now() - start;
    const choices = this.#readerChoices(site, path);
    return { path, output, status, diagnostics, isShown, workMs, ...(choices && { choices }) };
  }

  /**
   * A page that is new to the view is shown before its code can be coloured.
   * @returns the page when nothing is missing; otherwise it is to be made once more
   */
  async #makeEarly(site: SiteModel, request: RenderRequest): Promise<RenderedDocument | undefined> {
    const { page: path, form } = request;
    if (form !== 'page' || this.#shown?.path === path) return undefined;
    const { made, missing } = await this.#colours.makeEarly(() => this.#make(site, request));
    if (missing.length === 0) return made;
    // Code with state would be started twice.
    if (made?.status === 'ok' && !made.scripts && tooMuchToShow(made.html) === undefined) {
      this.#sendDocument(site, made, request);
      this.#shown = { path, isGood: true };
    }
    // What the page has left for later runs meanwhile.
    this.#services.onStep?.('run');
    await this.#colours.highlighter.load(missing);
    return undefined;
  }

  async #make(site: SiteModel, { page: path, form }: RenderRequest): Promise<RenderedDocument | undefined> {
    if (form === 'page') return this.#pages.render(path, this.#project.session.renderDocument);
    const page = site.pages.get(path);
    if (!page) return undefined;
    return form === 'text' ? this.#pages.renderAsText(page, site) : { ...sourcePage(site, page), status: 'failed' };
  }

  /** Style sheets go before the document that they are for. */
  #sendDocument(site: SiteModel, page: RenderedDocument, { id, hash, form }: RenderRequest): void {
    const { output, html } = page;
    const places = page.places ?? '';
    const stylesheets = form === 'source' ? [] : this.#siteTexts.stylesheets(site);
    for (const stylesheet of stylesheets) this.#show(stylesheet);
    const scripts = page.scripts?.map(({ contents }) => contents);
    this.#show({ kind: 'document', id, output, hash, html, places, ...(scripts && { scripts }) });
  }

  /** What would keep the frame from answering is shown as text. */
  async #withinLimits(path: string, made: RenderedDocument): Promise<RenderedDocument> {
    const excess = tooMuchToShow(made.html);
    const { site } = this.#project;
    const page = site?.pages.get(path);
    if (excess === undefined || !site || !page) return made;
    const text = await this.#pages.renderAsText(page, site);
    return { ...text, diagnostics: [...made.diagnostics, unshowablePage(fileOf(page), excess)] };
  }
}
