/** The text of a configuration → its value, with the place of every value; or what is wrong with the text. */
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Diagnostic, FixEdit, LineRange } from '../project/diagnostics.ts';
import { fixPlace } from '../project/fix-edit.ts';
import type { ConfigPath } from './config-path.ts';
import { nodeAt } from './json-tree.ts';
import { plainValue } from './json-value.ts';
import { LineIndex } from './line-index.ts';
import { findTooDeep } from './nesting.ts';
import { findOddities } from './oddities.ts';
import { describeSyntaxError } from './syntax-errors.ts';

export interface ConfigDocument {
  readonly file: string;
  readonly value: unknown;
  /**
   * Where a value stands. For an object or a list that is its key (or its opening bracket); for a path that does
   * not exist it is the nearest place above it that does.
   */
  readonly locate: (path: ConfigPath) => LineRange;
  /** Where the last key of a path, or its value, is written, and how to replace it; where it is not found, as `locate`. */
  readonly locatePart: (path: ConfigPath, part: 'key' | 'value') => PartPlace;
}

export interface PartPlace {
  readonly range: LineRange;
  readonly edit?: Omit<FixEdit, 'text'>;
}

export type ConfigParse =
  | { readonly status: 'ok'; readonly document: ConfigDocument; readonly diagnostics: readonly Diagnostic[] }
  | { readonly status: 'unreadable'; readonly diagnostics: readonly Diagnostic[] };

const READ_LENIENTLY = { allowTrailingComma: true, disallowComments: false, allowEmptyContent: false };
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads a JSON text. A byte-order mark, comments, trailing commas and repeated keys are tolerated and reported; any
 * other error makes the text unreadable, with one diagnostic for the first. Lines and columns do not count the mark.
 */
export function parseConfig(textAsStored: string, file: string): ConfigParse {
  const hasMark = textAsStored.startsWith(BYTE_ORDER_MARK);
  const text = hasMark ? textAsStored.slice(1) : textAsStored;
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) return { status: 'unreadable', diagnostics: [nestedTooDeeply(text, file, tooDeep)] };
  const strict = parseStrictly(text);
  const reading = strict ?? parseLeniently(text);
  const lines = new LineIndex(text);
  if (reading.status === 'unreadable') {
    return { status: 'unreadable', diagnostics: [describeSyntaxError(text, file, reading.error, lines)] };
  }
  const diagnostics: Diagnostic[] = findOddities(text, file, lines);
  if (hasMark) diagnostics.unshift(markFound(file));
  let tree: Node | undefined;
  const locate = (path: ConfigPath): LineRange => {
    tree ??= parseTree(text, [], READ_LENIENTLY);
    return rangeAtOrAbove(tree, path, lines);
  };
  const locatePart = (path: ConfigPath, part: 'key' | 'value'): PartPlace => {
    tree ??= parseTree(text, [], READ_LENIENTLY);
    const value = nodeAt(tree, path);
    const key = value?.parent?.type === 'property' ? value.parent.children?.[0] : undefined;
    const node = part === 'key' ? key : value;
    if (node === undefined) return { range: locate(path) };
    const { offset, length } = node;
    const range = part === 'key' ? lines.rangeAt(offset, length) : rangeOf(node, lines);
    return { range, edit: fixPlace(text, offset, offset + length) };
  };
  return { status: 'ok', document: { file, value: reading.value, locate, locatePart }, diagnostics };
}

type Reading =
  | { readonly status: 'ok'; readonly value: unknown }
  | { readonly status: 'unreadable'; readonly error: ParseError };

/** The fast way, right for nearly every file; `undefined` when the text is not strict JSON. */
function parseStrictly(text: string): Extract<Reading, { status: 'ok' }> | undefined {
  try {
    return { status: 'ok', value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function parseLeniently(text: string): Reading {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, READ_LENIENTLY);
  const [error] = errors;
  if (error !== undefined) return { status: 'unreadable', error };
  return { status: 'ok', value: tree === undefined ? undefined : plainValue(tree) };
}

function rangeAtOrAbove(tree: Node | undefined, path: ConfigPath, lines: LineIndex): LineRange {
  for (let length = path.length; length > 0; length--) {
    const node = nodeAt(tree, path.slice(0, length));
    if (node !== undefined) return rangeOf(node, lines);
  }
  return tree === undefined ? lines.rangeAt(0, 0) : rangeOf(tree, lines);
}

function rangeOf(node: Node, lines: LineIndex): LineRange {
  if (node.type !== 'object' && node.type !== 'array') return lines.rangeAt(node.offset, node.length);
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return key === undefined ? lines.rangeAt(node.offset, 1) : lines.rangeAt(key.offset, key.length);
}

function nestedTooDeeply(text: string, file: string, offset: number): Diagnostic {
  return {
    code: 'config/nested-too-deeply',
    severity: 'error',
    message: `\`${file}\` cannot be read: groups and lists are nested more than 200 levels deep.`,
    hint: 'Look for a bracket that is opened again and again and never closed.',
    file,
    range: new LineIndex(text).rangeAt(offset, 1),
  };
}

function markFound(file: string): Diagnostic {
  return {
    code: 'config/byte-order-mark',
    severity: 'info',
    message: 'The file begins with an invisible byte-order mark, which some tools cannot read.',
    hint: 'Save it as plain UTF-8.',
    file,
    range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
  };
}
