/** Words of a description where there is room for a line. */

import { INLINE } from './description/html-tags.ts';

/** Letters; the page says all of them. */
const MOST_WORDS = 160;

/** The first sentence or so, without marks of Markdown and HTML. */
export function shortWords(markdown: string): string {
  const plain = markdown
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/<\/?(\w*)[^>]*>/g, (_, tag: string) => (INLINE.has(tag.toLowerCase()) ? '' : ' '))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|^#+\s/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MOST_WORDS) return plain;
  const cut = plain.slice(0, MOST_WORDS);
  const end = cut.lastIndexOf('. ');
  return end > MOST_WORDS / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
