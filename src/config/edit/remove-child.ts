import type { Edit, Node } from 'jsonc-parser';
import type { SourceText } from '../json-text/pieced-text.ts';
import {
  commaAfter,
  isFirstOnLine,
  nextLineIfBlank,
  skipSpaces,
  skipTrivia,
  startOfLine,
  startOfSpaceBefore,
} from './trivia.ts';

/** Removes a property of an object or an item of an array; comments around it stay. */
export function removeChild(text: SourceText, container: Node, index: number): Edit[] {
  const children = container.children ?? [];
  const child = children[index];
  if (child === undefined) return [];
  const next = children[index + 1];
  const previous = children[index - 1];
  if (next !== undefined) return [removeBeforeNext(text, child, next)];
  return previous === undefined ? [removeOnly(text, container, child)] : removeLast(text, previous, child);
}

function removeOnly(text: SourceText, container: Node, child: Node): Edit {
  const open = container.offset + 1;
  const close = container.offset + container.length - 1;
  const end = endWithComma(text, child);
  const hasComments =
    skipTrivia(text, end) !== close ||
    text.slice(open, child.offset).trim() !== '' ||
    text.slice(end, close).trim() !== '';
  return hasComments ? cut(child.offset, end) : cut(open, close);
}

function removeBeforeNext(text: SourceText, child: Node, next: Node): Edit {
  const end = endWithComma(text, child);
  const isFirst = isFirstOnLine(text, child.offset);
  const nextLine = nextLineIfBlank(text, end);
  if (isFirst && nextLine !== undefined) return cut(startOfLine(text, child.offset), nextLine);
  if (nextLine !== undefined) return cut(skipBack(text, child.offset), end);
  const isNextRightAfter = text.slice(end, next.offset).trim() === '';
  return cut(child.offset, isNextRightAfter ? next.offset : skipSpaces(text, end));
}

function removeLast(text: SourceText, previous: Node, child: Node): Edit[] {
  const comma = commaAfter(text, previous.offset + previous.length);
  if (comma === undefined) throw new Error('Two entries of a JSON text without a comma between them.');
  const ownComma = commaAfter(text, child.offset + child.length);
  const end = endWithComma(text, child);
  // With a comma after the last entry the previous one keeps its own.
  const separator = ownComma === undefined ? [cut(comma, comma + 1)] : [];
  if (text.slice(comma + 1, child.offset).trim() === '') {
    return [cut(ownComma === undefined ? comma : comma + 1, end)];
  }
  // After a comment to the line's end nothing may move up onto its line.
  const isLineEnd = nextLineIfBlank(text, end) !== undefined;
  return [...separator, cut(isLineEnd ? startOfSpaceBefore(text, child.offset) : child.offset, end)];
}

function endWithComma(text: SourceText, child: Node): number {
  const end = child.offset + child.length;
  const comma = commaAfter(text, end);
  return comma === undefined ? end : comma + 1;
}

/** The start of the spaces before an offset on its line. */
function skipBack(text: SourceText, offset: number): number {
  return Math.max(startOfSpaceBefore(text, offset), startOfLine(text, offset));
}

function cut(from: number, to: number): Edit {
  return { offset: from, length: to - from, content: '' };
}
