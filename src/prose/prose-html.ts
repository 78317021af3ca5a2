/** Selected words of a field as HTML for other programs: what is bold here is bold there. */
import { readInlinePieces } from '../page-source/blocks/inline-pieces.ts';
import type { TextRange } from '../project/text-edit.ts';
import { escapeHtml } from '../shared/html-escape.ts';
import { leadsEverywhere, OWN_COPY } from '../shared/own-copy.ts';

const TAGS = { bold: 'strong', italic: 'em', strike: 'del', code: 'code' } as const;
/** What stands behind the words of a link. */
const TARGET = /^\]\(\s*<?([^\s)>]+)/;

/**
 * @param value all words of the field, in Markdown
 * @param selection offsets in it
 * @returns words in one element that says where they come from; signs of Markdown are left out
 */
export function proseHtml(value: string, selection: TextRange): string {
  const pieces = readInlinePieces(value);
  const parts = pieces.map(({ start, end, looks, signOf }, index) => {
    const words = value.slice(Math.max(start, selection.start), Math.min(end, selection.end));
    if (signOf || words === '') return '';
    const href = looks.includes('link') ? targetOf(value, pieces.slice(index)) : undefined;
    const marks = Object.entries(TAGS).filter(([look]) => looks.some((one) => one === look));
    const marked = marks.reduceRight((inside, [, tag]) => `<${tag}>${inside}</${tag}>`, escapeHtml(words));
    return href === undefined ? marked : `<a href="${escapeHtml(href)}">${marked}</a>`;
  });
  return `<span ${OWN_COPY}>${parts.join('')}</span>`;
}

/** The address behind the first piece, which is of a link; `undefined` where it leads nowhere from elsewhere. */
function targetOf(value: string, [first, ...rest]: ReturnType<typeof readInlinePieces>): string | undefined {
  if (first === undefined) return undefined;
  const sign = rest.find(({ signOf, start }) => signOf !== undefined && value.startsWith('](', start));
  const written = sign && TARGET.exec(value.slice(sign.start, sign.end))?.[1];
  const address = written ?? value.slice(first.start, first.end);
  return leadsEverywhere(address) ? address : undefined;
}
