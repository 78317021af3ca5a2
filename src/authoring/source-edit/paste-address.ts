/** An address that is pasted on selected words becomes their link. */

import { scanLinks } from '../../page-source/blocks/inline-links.ts';
import { scanInlineSpans } from '../../page-source/blocks/inline-spans.ts';
import { elementsAround, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { lineAt } from '../../page-source/blocks/lines.ts';
import { tableAt } from '../../page-source/blocks/tables.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { scanCode } from '../../page-source/source-scan.ts';
import type { SourceChange, TextRange } from '../../project/text-edit.ts';
import { linkAt, setLink } from './links.ts';
import { paragraphAround } from './toggle-mark.ts';

/** One address and nothing else. Words with a dot in them are none: `index.md` is a name. */
const ADDRESS = /^(?:(?:https?|ftp):\/\/[^\s<>"]+|(?:mailto|tel):[^\s<>"]+)$/i;
/** What stands before the words of a line: marks of quotes, lists and headings. */
const LINE_MARKS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|#{1,6}(?=[ \t])))*[ \t]*(?:\[[ xX]\][ \t]+)?/;
/** A line end behind which another block begins. */
const NEXT_BLOCK = /\n[ \t]*(?:\n|[>#|<]|[-*+][ \t]|\d{1,9}[.)][ \t])/;

/**
 * The change that makes the selected words a link to what is pasted, or gives the link that they are in that address.
 * `undefined` where pasting means what it always does: nothing is selected, no address is pasted, an address is selected,
 * or no link can stand there (code, tags, formulas, front matter, pictures, over the edge of a link or a cell).
 */
export function pasteAddress(text: string, selection: TextRange, pasted: string): SourceChange | undefined {
  // In a table a bar would end the cell.
  const address = pasted.trim().replaceAll('|', '%7C');
  if (!ADDRESS.test(address)) return undefined;
  const words = wordsOf(text, selection);
  if (!words || ADDRESS.test(text.slice(words.start, words.end))) return undefined;
  if (!canHoldLink(text, words)) return undefined;
  const link = linkAt(text, words);
  if (link?.kind === 'link') {
    const isWhole = words.start === link.start && words.end === link.end;
    const isInWords = words.start >= link.label.start && words.end <= link.label.end;
    return isWhole || isInWords ? setLink(text, words, address) : undefined;
  }
  if (link && (words.start !== link.start || words.end !== link.end)) return undefined;
  const touched = scanLinks(text, paragraphAround(text, words)).filter(
    (one) => one.kind === 'link' && one.start < words.end && one.end > words.start,
  );
  return touched.length > 0 ? undefined : setLink(text, words, address);
}

/** The selection without blanks and marks at its edges, and with all of an emphasis that it has a part of the signs of. */
function wordsOf(text: string, selection: TextRange): TextRange | undefined {
  let { start, end } = selection;
  const line = lineAt(text, start);
  const marks = LINE_MARKS.exec(text.slice(line.start, line.end))?.[0].length ?? 0;
  start = Math.min(Math.max(start, line.start + marks), end);
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  if (start === end || NEXT_BLOCK.test(text.slice(start, end))) return undefined;
  for (const span of scanInlineSpans(text, paragraphAround(text, { start, end }))) {
    const isCut = span.start < end && span.end > start && !(start <= span.start && end >= span.end);
    const isInside = start >= span.inner.start && end <= span.inner.end;
    if (isCut && !isInside && span.mark !== 'code')
      [start, end] = [Math.min(start, span.start), Math.max(end, span.end)];
  }
  return { start, end };
}

function canHoldLink(text: string, { start, end }: TextRange): boolean {
  if (start < (findFrontMatter(text)?.bodyStart ?? 0)) return false;
  const isCut = ([from, to]: readonly [number, number]) => (start > from && start < to) || (end > from && end < to);
  if (scanCode(text).some(isCut)) return false;
  if (/[<>{}]/.test(text.slice(start, end))) return false;
  if (/^(?:import|export)[ {]/.test(text.slice(lineAt(text, start).start))) return false;
  if (isInFormula(text, start)) return false;
  const around = elementsAround(scanElements(text), start);
  const isInTag = around.some(
    (element) =>
      (start > element.start && start < element.openEnd) || (element.closing && start > element.closing.start),
  );
  if (isInTag || around.some(({ name }) => name === 'a')) return false;
  const table = tableAt(text, start);
  if (!table) return true;
  const rows = [table.header, ...table.rows];
  return rows.some(({ cells }) => cells.some(({ outer }) => start >= outer.start && end <= outer.end));
}

/** Between dollar signs with a partner on the line, or in lines between `$$`. */
function isInFormula(text: string, at: number): boolean {
  const paragraph = paragraphAround(text, { start: at, end: at });
  const before = text.slice(paragraph.start, at).replace(/\\\$/g, '');
  if ((before.match(/\$\$/g) ?? []).length % 2 === 1) return true;
  const inLine = text.slice(lineAt(text, at).start, at).replace(/\\\$|\$\$/g, '');
  const behind = text.slice(at, lineAt(text, at).end).replace(/\\\$|\$\$/g, '');
  const open = inLine.lastIndexOf('$');
  return (
    (inLine.match(/\$/g) ?? []).length % 2 === 1 && /^\S/.test(inLine.slice(open + 1)) && /\S\$(?!\d)/.test(behind)
  );
}
