/** What stands at the cursor, read from the source around it. Pure. */
import { findFrontMatter } from '../../../engine/mdx/front-matter.ts';
import type { Fence } from '../../../engine/mdx/source-scan.ts';
import { codeBlockAt } from '../../../engine/source-edit/code-blocks.ts';
import { type HeadingLevel, headingLevelAt } from '../../../engine/source-edit/headings.ts';
import type { InlineMark } from '../../../engine/source-edit/inline-spans.ts';
import { elementsAround, type JsxElement, scanElements } from '../../../engine/source-edit/jsx-elements.ts';
import { linkAt, type MarkdownLink } from '../../../engine/source-edit/links.ts';
import type { ListKind } from '../../../engine/source-edit/list-item.ts';
import { listKindAt } from '../../../engine/source-edit/lists.ts';
import { isQuoted } from '../../../engine/source-edit/quotes.ts';
import { type Table, tableAt } from '../../../engine/source-edit/tables.ts';
import type { TextRange } from '../../../engine/source-edit/text-edit.ts';
import { marksAt } from '../../../engine/source-edit/toggle-mark.ts';

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

/** Reads the place of a selection. `offset` may name another place than the cursor's: that of an open form. */
export function readCursor(text: string, selection: TextRange): AtCursor {
  const isInFrontMatter = selection.start < (findFrontMatter(text)?.bodyStart ?? 0);
  const roots = scanElements(text);
  const elements = isInFrontMatter ? [] : elementsAround(roots, selection.start);
  const codeBlock = isInFrontMatter ? undefined : codeBlockAt(text, selection.start);
  const isProse = !isInFrontMatter && codeBlock === undefined;
  return {
    text,
    selection,
    isInFrontMatter,
    elements,
    siblings: elements.at(-2)?.children ?? roots,
    marks: isProse ? marksAt(text, selection) : NO_MARKS,
    headingLevel: isProse ? headingLevelAt(text, selection.start) : 0,
    listKind: isProse ? listKindAt(text, selection) : undefined,
    isQuoted: isProse && isQuoted(text, selection.start),
    link: isProse ? linkAt(text, selection) : undefined,
    table: isProse ? tableAt(text, selection.start) : undefined,
    codeBlock,
  };
}

/** The same element after a change of its page: a tag stays where it begins while its form is used. */
export function findElement(elements: readonly JsxElement[], start: number): JsxElement | undefined {
  for (const element of elements) {
    if (element.start === start) return element;
    if (element.start < start && element.end > start) return findElement(element.children, start);
  }
  return undefined;
}
