import { faultyPage } from '../../../building/problems.ts';
import {
  fileOf,
  type PageModel,
  type RenderedDocument,
  type RenderedPage,
  type SiteModel,
  sourcePage,
} from '../../../engine/index.ts';
import type { OpenProject } from './open-project.ts';

/** Pages of the project. A fault of ours in one of them must not take the others down. */
export class SafePages {
  readonly #project: OpenProject;
  readonly #fallback: Parameters<typeof faultyPage>[1];

  /** @param fallback what the person is told to see in place of a page that is there as text */
  constructor(project: OpenProject, fallback: Parameters<typeof faultyPage>[1]) {
    this.#project = project;
    this.#fallback = fallback;
  }

  /**
   * A page as `make` makes it, or as text with a problem that says so; `undefined` when there is none.
   * @param path `PageModel.path`
   */
  async render<Made extends RenderedDocument>(
    path: string,
    make: (path: string) => Promise<Made | undefined>,
  ): Promise<Made | RenderedPage | undefined> {
    const { site } = this.#project;
    const page = site?.pages.get(path);
    if (!site || !page) return undefined;
    try {
      return await make(path);
    } catch (error) {
      return {
        ...(await this.renderAsText(page, site)),
        diagnostics: [faultyPage(fileOf(page), this.#fallback, messageOf(error))],
      };
    }
  }

  /** A page without its components; where even that fails, its source. */
  async renderAsText(page: PageModel, site: SiteModel): Promise<RenderedPage> {
    try {
      const text = await this.#project.session.renderPageAsText(page.path);
      if (text) return { ...text, status: 'failed' };
    } catch (error) {
      console.warn(`The page ${page.path} could not be rendered as text either.`, error);
    }
    return sourcePage(site, page);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
