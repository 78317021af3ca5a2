/** What the editor keeps of a reading of the site: small enough to be posted from a worker with every change. */

export interface SiteReading {
  /** `ProjectState.revision` that was read. */
  readonly revision: number;
  readonly home?: string;
  /** In the order of the navigation, then the pages outside it by path. */
  readonly pages: readonly PageListing[];
}

/** A page that can be edited. */
export type FilePage = PageListing & { readonly file: string };

export interface PageListing {
  /** `PageModel.path`. */
  readonly path: string;
  /** The source file; a generated page has none, so it is shown and linked to, and not edited. */
  readonly file?: string;
  /** Title, or the shorter title for the navigation where the page has one. */
  readonly title: string;
  /** Titles of the divisions and groups around it, from the outside in; empty outside the navigation. */
  readonly trail: readonly string[];
  readonly isInNavigation: boolean;
  readonly isHidden: boolean;
}
