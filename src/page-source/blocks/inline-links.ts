/** Links and pictures in Markdown, with where their words and addresses stand. */
import type { TextRange } from '../../project/text-edit.ts';
import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';

export interface MarkdownLink extends TextRange {
  readonly kind: 'link' | 'image';
  /** The words, or the alternative text of a picture, without brackets. */
  readonly label: TextRange;
  /** The address as it is written, with `<` and `>` where it has them. */
  readonly target: TextRange;
}

/** The links and pictures of a stretch, in order, without those in code; of a picture in a link, the link. */
export function scanLinks(text: string, stretch: TextRange): readonly MarkdownLink[] {
  if (!text.slice(stretch.start, stretch.end).includes('](')) return [];
  const found: MarkdownLink[] = [];
  for (const { kind, start, end, words, address } of partsOf(pageOf(text)).links) {
    if (kind === 'definition' || start < Math.max(stretch.start, found.at(-1)?.end ?? 0) || end > stretch.end) continue;
    // `[words]()`
    const empty = { start: words.end + 2, end: words.end + 2 };
    found.push({ kind, start, end, label: words, target: address ?? empty });
  }
  return found;
}
