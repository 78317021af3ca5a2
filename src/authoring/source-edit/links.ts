/** Links and pictures in Markdown: found at the cursor, set and taken away. */
import { scanCode } from '../../page-source/source-scan.ts';
import { lineEndOf, orderEdits, type SourceChange, type TextEdit, type TextRange } from '../../project/text-edit.ts';
import { paragraphAround } from './toggle-mark.ts';

export interface MarkdownLink extends TextRange {
  readonly kind: 'link' | 'image';
  /** The words, or the alternative text of a picture, without brackets. */
  readonly label: TextRange;
  /** The address as it is written, with `<` and `>` where it has them. */
  readonly target: TextRange;
}

const LINK =
  /(!?)\[((?:[^[\]\\]|\\[\s\S]|!?\[(?:[^[\]\\]|\\[\s\S])*\](?:\([^()\s]*\))?)*)\]\([ \t]*(<[^<>\n]*>|(?:[^\s()\\]|\\.|\([^\s()]*\))*)(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*\)/g;

/** The link or picture that a selection is in; of a picture in a link, the link. */
export function linkAt(text: string, selection: TextRange): MarkdownLink | undefined {
  return scanLinks(text, paragraphAround(text, selection)).find(
    ({ start, end }) => selection.start >= start && selection.end <= end,
  );
}

/** The links and pictures of a stretch, in order, without those in code; of a picture in a link, the link. */
export function scanLinks(text: string, stretch: TextRange): readonly MarkdownLink[] {
  const source = text.slice(stretch.start, stretch.end);
  if (!source.includes('](')) return [];
  const code = scanCode(source);
  const links: MarkdownLink[] = [];
  for (const match of source.matchAll(LINK)) {
    const [whole, sign = '', label = '', target = ''] = match;
    const start = stretch.start + match.index;
    if (source.charAt(match.index - 1) === '\\' || code.some(([from, to]) => match.index >= from && match.index < to)) {
      continue;
    }
    const labelStart = start + sign.length + 1;
    const labelEnd = labelStart + label.length;
    const targetStart = labelEnd + 2 + (/^[ \t]*/.exec(whole.slice(sign.length + label.length + 3))?.[0].length ?? 0);
    links.push({
      kind: sign === '!' ? 'image' : 'link',
      start,
      end: start + whole.length,
      label: { start: labelStart, end: labelEnd },
      target: { start: targetStart, end: targetStart + target.length },
    });
  }
  return links;
}

/** The words and the address of a link, as a person reads them. */
export function readLink(
  text: string,
  { label, target }: MarkdownLink,
): { readonly label: string; readonly href: string } {
  const written = text.slice(target.start, target.end);
  return {
    label: text.slice(label.start, label.end).replace(/\\([[\]])/g, '$1'),
    href: written.startsWith('<') ? written.slice(1, -1) : written.replace(/\\([()])/g, '$1'),
  };
}

/** Changes the link at the selection, or makes one of the selected words. A label that is not given stays. */
export function setLink(text: string, selection: TextRange, href: string, label?: string): SourceChange {
  const link = linkAt(text, selection);
  if (link?.kind === 'link') {
    const old = readLink(text, link);
    const edits: TextEdit[] = [];
    if (label !== undefined && label !== old.label) edits.push({ ...link.label, text: escapeLabel(label) });
    if (href !== old.href) edits.push({ ...link.target, text: writeAddress(href) });
    return { edits };
  }
  const selected = text.slice(selection.start, selection.end);
  const isOwn = label === undefined || label === selected;
  const words = isOwn && selected !== '' ? selected : escapeLabel(label || href);
  const source = `[${words}](${writeAddress(href)})`;
  const cursor = selection.start + source.length;
  return { edits: [{ ...selection, text: source }], selection: { start: cursor, end: cursor } };
}

/** Leaves the words of a link without the link. */
export function removeLink(text: string, selection: TextRange): SourceChange {
  const link = linkAt(text, selection);
  if (!link) return { edits: [] };
  const { start, end, label } = link;
  return {
    edits: [
      { start, end: label.start, text: '' },
      { start: label.end, end, text: '' },
    ],
    selection: { start, end: start + label.end - label.start },
  };
}

/** Changes the picture at the selection; `undefined` when there is none. */
export function setImage(text: string, selection: TextRange, src: string, alt: string): SourceChange | undefined {
  const image = linkAt(text, selection);
  if (image?.kind !== 'image') return undefined;
  const old = readLink(text, image);
  const edits: TextEdit[] = [];
  if (alt !== old.label) edits.push({ ...image.label, text: escapeLabel(alt) });
  if (src !== old.href) edits.push({ ...image.target, text: writeAddress(src) });
  return { edits: orderEdits(edits, lineEndOf(text)) };
}

/** A picture as Markdown. */
export function imageMarkup(src: string, alt: string): string {
  return `![${escapeLabel(alt)}](${writeAddress(src)})`;
}

function escapeLabel(label: string): string {
  return label.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
}

/** Blanks and lone parentheses would end an address. */
function writeAddress(href: string): string {
  const clean = href.trim().replace(/[<>\n]/g, (char) => encodeURIComponent(char));
  return /\s/.test(clean) ? `<${clean}>` : clean.replace(/[()]/g, '\\$&');
}
