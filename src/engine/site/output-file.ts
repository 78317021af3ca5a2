import type { Diagnostic, FixEdit, LineRange } from '../../project/diagnostics.ts';
import type { LiveScript } from '../live/live-script.ts';

/** A file of the built site: made by the engine, or copied from the project as it is. */
export type OutputFile =
  | { readonly path: string; readonly contents: string | Uint8Array }
  | { readonly path: string; readonly copyOf: string }
  /** Parts in a row: texts, and the full texts of pages (`fullTextPart`), which are joined where the pages are. */
  | { readonly path: string; readonly joined: readonly JoinedPart[] };

export type JoinedPart = { readonly text: string } | { readonly page: string };

/** A page of the built site, with what the files shared by all pages need of it. */
export interface RenderedPage {
  /** `PageModel.path`. */
  readonly path: string;
  readonly output: string;
  /** The whole document, from `<!doctype html>` on. */
  readonly html: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly search: PageSearch;
  /** The page as Markdown; `ROOT` stands in it for the way to the root of the site. See `companionFiles`. */
  readonly markdown: string;
  /** The feed of a page with updates, as RSS. */
  readonly feed?: string;
  /** Absent for a page of which only the text is shown. */
  readonly anchors?: PageAnchors;
  /** `failed`: the page is in the site, but only its text. */
  readonly status: 'ok' | 'failed';
  /** Scripts of the components with state that it shows; absent for a page without. Other pages may have the same. */
  readonly scripts?: readonly LiveScript[];
}

/** A page without what the files shared by all pages need of it. */
export type RenderedDocument = Pick<RenderedPage, 'path' | 'output' | 'html' | 'diagnostics' | 'status' | 'scripts'> & {
  /** Where its elements come from, as `takePlaces` gives it; only from a session that was opened for it. */
  readonly places?: string;
};

/** What is needed to tell whether links from page to page find their place. */
export interface PageAnchors {
  /** Ids in the text of the page. */
  readonly ids: readonly string[];
  readonly links: readonly AnchorLink[];
}

/** A link to a place in a page of the site, as its author wrote it. */
export interface AnchorLink {
  readonly written: string;
  /** Output path of the page it leads to. */
  readonly output: string;
  readonly id: string;
  /** Absent, with the rest, for a link in generated text. */
  readonly file?: string;
  readonly range?: LineRange;
  /** The fragment in the text of the file, where it is found there as it is written. */
  readonly fragment?: FragmentPlace;
}

/** Offsets as of a `FixEdit`. */
export type FragmentPlace = Omit<FixEdit, 'text'>;

/** What the search knows of a page. */
export interface PageSearch {
  /** Headings that a link can lead to, in order. */
  readonly headings: readonly (readonly [id: string, text: string])[];
  /**
   * Texts before the first heading and below each: a JSON array, written where the page is made, so that an index of
   * many pages takes it over as it is.
   */
  readonly texts: string;
  /** Its different words, as `extractSearchWords` gives them. */
  readonly words: string;
}

/** Of a page that is not to be found by its text. */
export const NO_SEARCH: PageSearch = { headings: [], texts: '[""]', words: '' };
