/** How a place of a JSON text is laid out, so that what is added looks like what is there. */
import type { Node } from 'jsonc-parser';
import type { SourceText } from '../json-text/pieced-text.ts';
import { indentationAt, startOfSpaceBefore } from './trivia.ts';

export interface Layout {
  /** Each child on its own line, or all on one. */
  readonly isMultiline: boolean;
  /** Indentation of children. */
  readonly indent: string;
  /** One step of indentation. */
  readonly step: string;
  readonly lineEnd: string;
  /** Between a colon and its value, and after a comma on the same line. */
  readonly gap: string;
  /** Inside the brackets of a group on one line. */
  readonly padding: string;
}

/** @param container an object or array of the text */
export function layoutOf(text: SourceText, container: Node): Layout {
  const [first] = container.children ?? [];
  const gap = gapOf(text, container);
  const base = { lineEnd: lineEndOf(text), gap, step: stepOf(text, container) };
  const own = indentationAt(text, container.offset);
  if (first !== undefined) {
    const before = text.slice(container.offset + 1, first.offset);
    const isMultiline = before.includes('\n');
    const indent = isMultiline ? indentationAt(text, first.offset) : own + base.step;
    return { ...base, isMultiline, indent, padding: isMultiline ? gap : before.trim() === '' ? before : gap };
  }
  const parent = containerAbove(container);
  const isMultiline = parent === undefined || layoutOf(text, parent).isMultiline;
  return { ...base, isMultiline, indent: own + base.step, padding: gap };
}

/** Whether a container is written on one line; an empty one tells nothing. */
export function isWrittenOnOneLine(text: SourceText, node: Node): boolean | undefined {
  if (node.type === 'property') {
    const value = node.children?.[1];
    return value === undefined ? undefined : isWrittenOnOneLine(text, value);
  }
  if ((node.type !== 'object' && node.type !== 'array') || node.children?.length === 0) return undefined;
  return !text.slice(node.offset, node.offset + node.length).includes('\n');
}

function containerAbove(node: Node): Node | undefined {
  return node.parent?.type === 'property' ? node.parent.parent : node.parent;
}

function lineEndOf(text: SourceText): string {
  const newline = text.indexOf('\n');
  return newline > 0 && text.charAt(newline - 1) === '\r' ? '\r\n' : '\n';
}

/** The step of the nearest container with children on their own lines, from here outwards; else the root's. */
function stepOf(text: SourceText, container: Node): string {
  for (let node: Node | undefined = container; node !== undefined; node = containerAbove(node)) {
    const step = stepInside(text, node);
    if (step !== undefined) return step;
  }
  return '  ';
}

function stepInside(text: SourceText, node: Node): string | undefined {
  const [first] = node.children ?? [];
  if (first === undefined || !text.slice(node.offset, first.offset).includes('\n')) return undefined;
  const outer = indentationAt(text, node.offset);
  const inner = indentationAt(text, first.offset);
  return inner.startsWith(outer) && inner.length > outer.length ? inner.slice(outer.length) : undefined;
}

/** A space, unless the text is written without. */
function gapOf(text: SourceText, container: Node): string {
  let root = container;
  while (root.parent !== undefined) root = root.parent;
  const property = container.children?.find((child) => child.type === 'property') ?? root.children?.[0];
  const value = property?.children?.[1];
  if (property?.type !== 'property' || value === undefined) return ' ';
  const hasSpace = startOfSpaceBefore(text, value.offset) < value.offset;
  return hasSpace ? ' ' : '';
}
