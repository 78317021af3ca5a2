/** Front matter for a page that was written elsewhere. */
import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { titleFromFile } from '../../page-source/page-title.ts';
import { setPageTitle } from '../navigation-edit/front-matter-title.ts';
import { findTitleHeading, type TitleHeading } from './title-heading.ts';

export interface TitledPage {
  readonly text: string;
  readonly title: string;
  /** The page had no title in its front matter. */
  readonly isAdded: boolean;
  /** Readers see the title above the text: the heading that said the same was taken out. */
  readonly taken?: TitleHeading;
}

/**
 * The page with a title: the one it has, else its first heading, else the name of its file. A heading that would then be
 * there twice goes; pictures and badges in it stay.
 */
export function ensureTitle(text: string, file: string): TitledPage {
  const { title: own } = parseFrontMatter(file, text).frontMatter;
  const heading = findTitleHeading(text);
  const isTwice = heading !== undefined && (!own || isSameTitle(heading.words, own));
  const body = isTwice ? withoutHeading(text, heading) : text;
  const taken = isTwice ? { taken: heading } : {};
  if (own) return { text: body, title: own, isAdded: false, ...taken };
  const title = heading?.words ?? titleFromFile(file);
  return { text: setPageTitle(body, title), title, isAdded: true, ...taken };
}

function withoutHeading(text: string, { start, end, pictures }: TitleHeading): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const kept = pictures === '' ? '' : `${pictures}${lineEnd}${lineEnd}`;
  return text.slice(0, start) + kept + text.slice(end);
}

function isSameTitle(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
