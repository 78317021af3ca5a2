/** What a rule for writers is: how a page could read better. What it finds is advice: nothing of the site is missing without it. */

import type { PageModel, SiteModel } from '../../engine/index.ts';
import type { Severity } from '../../project/diagnostics.ts';
import type { TextEdit } from '../../project/text-edit.ts';
import type { Finding, ProblemKind } from '../rule.ts';
import type { WritingPage } from './writing-page.ts';

/** What rules are about, in the order in which a reader notices it. */
export const WRITING_THEMES = [
  'secrets',
  'front-matter',
  'headings',
  'links',
  'media',
  'code',
  'components',
  'api',
  'words',
  'prose',
  'looks',
] as const;

export type WritingTheme = (typeof WRITING_THEMES)[number];

interface AnyWritingRule extends ProblemKind {
  readonly theme: WritingTheme;
  /** The first preset that turns it on. */
  readonly from: 'gentle' | 'strict';
  /** Absent for advice. */
  readonly severity?: Severity;
}

/** Over the text of one page. */
export interface WritingRule extends AnyWritingRule {
  readonly over: 'writing';
  /** It knows English words only. */
  readonly isEnglish?: true;
  /** Pure. In the order of the text. */
  readonly run: (page: WritingPage) => readonly Spot[];
}

/** Over all pages, or the settings. */
export interface WholeRule extends AnyWritingRule {
  readonly over: 'whole';
  readonly run: (site: WholeSite) => readonly Finding[];
}

export type AnyRule = WritingRule | WholeRule;

export type WholeSite = Omit<SiteModel, 'diagnostics'>;

/** A place in the text of a page, and what is to be said of it. */
export interface Spot {
  readonly start: number;
  readonly end: number;
  /** See `Diagnostic.subject`. */
  readonly subject: readonly string[];
  readonly message: string;
  readonly hint?: string;
  /** Where there is exactly one right way. Edits in the order of the text. */
  readonly fix?: { readonly title: string; readonly edits: readonly TextEdit[] };
  /** Words that may take its place, where only the author knows which. */
  readonly options?: readonly string[];
}

/** The parts of a page of the site that rules ask for. */
export type PageFacts = Pick<PageModel, 'addition' | 'frontMatter' | 'isHidden' | 'isInNavigation'>;
