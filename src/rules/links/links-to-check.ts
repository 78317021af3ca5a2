/** What rules over links are given: where links lead to a place in a page, and which places there are. */

import type { AnchorLink } from '../../engine/index.ts';
import type { LineRange } from '../../project/diagnostics.ts';

export interface LinksToCheck {
  /** Of the settings and redirects: `findConfigAnchors`. */
  readonly ofConfig: readonly ConfigAnchor[];
  /** Of the pages, with the page that each leads to. */
  readonly ofPages: readonly PageAnchorLink[];
  readonly anchorsOf: AnchorsOfPage;
}

export interface PageAnchorLink extends AnchorLink {
  /** Path of the page that it stands in. */
  readonly from: string;
  readonly target: AnchorPage;
}

/** A page that links lead to; without a file, a generated one. */
export interface AnchorPage {
  readonly path: string;
  readonly file: string | undefined;
}

/** Ids of a page that links can lead to; `undefined` where nobody can tell whether `id` is one of them. */
export type AnchorsOfPage = (page: AnchorPage, id: string) => ReadonlySet<string> | undefined;

/** A link of the settings to a place in a page, with where it stands. */
export interface ConfigAnchor {
  /** As written, with its fragment. */
  readonly href: string;
  /** Of a redirect, where it sends readers from. */
  readonly source?: string;
  readonly file: string;
  readonly range?: LineRange;
  /** The page that it leads to, and the id in it. */
  readonly page: AnchorPage;
  readonly id: string;
}

/** `top` is the browser's own, `content` the site's. */
export const ALWAYS_THERE: ReadonlySet<string> = new Set(['top', 'content']);
