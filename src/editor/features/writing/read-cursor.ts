/** What stands at the cursor, read from the source around it. Pure. */

import { type HeadingLevel, headingLevelAt } from '../../../authoring/source-edit/headings.ts';
import { linkAt } from '../../../authoring/source-edit/links.ts';
import { isQuoted } from '../../../authoring/source-edit/quotes.ts';
import { marksAt } from '../../../authoring/source-edit/toggle-mark.ts';
import type { MarkdownLink } from '../../../page-source/blocks/inline-links.ts';
import type { InlineMark } from '../../../page-source/blocks/inline-spans.ts';
import { elementsAround, type JsxElement, scanElements } from '../../../page-source/blocks/jsx-elements.ts';
import { lineAt, splitQuote } from '../../../page-source/blocks/lines.ts';
import { kindOf, type ListKind, listItemOf } from '../../../page-source/blocks/list-item.ts';
import { type Table, tableAt } from '../../../page-source/blocks/tables.ts';
import { findFrontMatter } from '../../../page-source/front-matter/front-matter.ts';
import { type Fence, scanFences } from '../../../page-source/source-scan.ts';
import type { TextRange } from '../../../project/text-edit.ts';

export interface AtCursor {
  readonly text: string;
  readonly selection: TextRange;
  readonly isInFrontMatter: boolean;
  /** The components and elements around the cursor, from the outermost in. */
  readonly elements: readonly JsxElement[];
  /** Elements beside the innermost one, itself among them. */
  readonly siblings: readonly JsxElement[];
  readonly marks: ReadonlySet<InlineMark>;
  readonly headingLevel: HeadingLevel;
  readonly listKind: ListKind | undefined;
  readonly isQuoted: boolean;
  readonly link: MarkdownLink | undefined;
  readonly table: Table | undefined;
  readonly codeBlock: Fence | undefined;
}

const NO_MARKS: ReadonlySet<InlineMark> = new Set();

/** Reads the place of a selection. */
export function readCursor(text: string, selection: TextRange): AtCursor {
  const isInFrontMatter = selection.start < (findFrontMatter(text)?.bodyStart ?? 0);
  const fences = scanFences(text);
  const roots = scanElements(text);
  const elements = isInFrontMatter ? [] : elementsAround(roots, selection.start);
  const codeBlock = isInFrontMatter ? undefined : fences.find((fence) => isIn(text, fence, selection.start));
  const isProse = !isInFrontMatter && codeBlock === undefined;
  return {
    text,
    selection,
    isInFrontMatter,
    elements,
    siblings: elements.at(-2)?.children ?? roots,
    marks: isProse ? marksAt(text, selection) : NO_MARKS,
    headingLevel: isProse ? headingLevelAt(text, selection.start) : 0,
    listKind: isProse ? listKindOf(text, selection.start) : undefined,
    isQuoted: isProse && isQuoted(text, selection.start),
    link: isProse ? linkAt(text, selection) : undefined,
    table: isProse ? tableAt(text, selection.start) : undefined,
    codeBlock,
  };
}

/** The end of a fence is the start of the next line, unless the page ends with it. */
function isIn(text: string, { start, end }: Fence, offset: number): boolean {
  return offset >= start && (offset < end || end === text.length);
}

function listKindOf(text: string, offset: number): ListKind | undefined {
  const line = lineAt(text, offset);
  const item = listItemOf(splitQuote(text.slice(line.start, line.end)).rest);
  return item && kindOf(item);
}

/** The same element after a change of its page: a tag stays where it begins while its form is used. */
export function findElement(elements: readonly JsxElement[], start: number): JsxElement | undefined {
  for (const element of elements) {
    if (element.start === start) return element;
    if (element.start < start && element.end > start) return findElement(element.children, start);
  }
  return undefined;
}
