/** Links and pictures in Markdown: found at the cursor, set and taken away. */
import { type MarkdownLink, scanLinks } from '../../page-source/blocks/inline-links.ts';
import { lineEndOf, orderEdits, type SourceChange, type TextEdit, type TextRange } from '../../project/text-edit.ts';
import { paragraphAround } from './toggle-mark.ts';

/** The link or picture that a selection is in; of a picture in a link, the link. */
export function linkAt(text: string, selection: TextRange): MarkdownLink | undefined {
  return scanLinks(text, paragraphAround(text, selection)).find(
    ({ start, end }) => selection.start >= start && selection.end <= end,
  );
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
