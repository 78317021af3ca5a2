/** Front matter as fields with ranges, and the smallest edit that changes one. */

import { isScalar, isSeq, parseDocument } from 'yaml';
import { lineAfter, lineAt } from '../../page-source/blocks/lines.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { readFrontMatterLines } from '../../page-source/front-matter/front-matter-lines.ts';
import { markLength } from '../../project/text.ts';
import { lineEndOf, type TextEdit, type TextRange } from '../../project/text-edit.ts';

export type FieldValue = string | number | boolean | readonly string[];

export interface FrontMatterField {
  readonly key: string;
  /** `undefined` for what no form can show: maps, lists of maps. */
  readonly value: FieldValue | undefined;
  /** Its lines, with their line ends. */
  readonly lines: TextRange;
  /** From behind the colon to the end of the value, without a comment behind it. */
  readonly written: TextRange;
}

const KEY = /^(?:"([^"\n]+)"|'([^'\n]+)'|([A-Za-z_$][^\s:#"'[\]{},]*(?::[^\s:]+)*))[ \t]*:(?=[ \t\r]|$)/;

/**
 * The fields of a page, read one by one: what is wrong in one hides no other. Indented lines, lists and blank lines
 * belong to the key above them, comments on lines of their own to none.
 */
export function readFrontMatterFields(text: string): readonly FrontMatterField[] {
  const block = findFrontMatter(text);
  if (block === undefined || block.yamlEnd <= block.yamlStart) return [];
  const fields: { key: string; start: number; valueStart: number; end: number; next: number }[] = [];
  for (let line = lineAt(text, block.yamlStart); line.start < block.yamlEnd; ) {
    const content = text.slice(line.start, line.end);
    const match = KEY.exec(content);
    const current = fields.at(-1);
    if (match !== null) {
      const key = match[1] ?? match[2] ?? match[3] ?? '';
      fields.push({ key, start: line.start, valueStart: line.start + match[0].length, end: line.end, next: line.next });
    } else if (current && content.trim() !== '' && !content.startsWith('#')) {
      current.end = line.end;
      current.next = line.next;
    }
    const next = lineAfter(text, line);
    if (next === undefined) break;
    line = next;
  }
  return fields.map(({ key, start, valueStart, end, next }) => {
    const written = { start: valueStart, end: valueEnd(text, valueStart, end) };
    return { key, value: readValue(text.slice(start, end), key), lines: { start, end: next }, written };
  });
}

/** Without a comment behind a value on one line. */
function valueEnd(text: string, start: number, end: number): number {
  const source = text.slice(start, end);
  if (source.includes('\n')) return end;
  const match = /^[ \t]*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\]]*\]|(?:(?![ \t]#).)*?)(?=[ \t]*(?:[ \t]#.*)?$)/.exec(
    source,
  );
  return match === null ? end : start + match[0].length;
}

function readValue(source: string, key: string): FieldValue | undefined {
  const document = parseDocument(source, { schema: 'core', uniqueKeys: false, logLevel: 'silent' });
  if (document.errors.length > 0) return readBroken(source, key);
  const node = document.get(key, true);
  if (node === undefined || node === null) return readBroken(source, key);
  if (isScalar(node)) {
    if (node.value === null) return '';
    if (typeof node.value === 'boolean' || typeof node.value === 'number') return node.value;
    return String(node.source ?? node.value);
  }
  if (!isSeq(node)) return undefined;
  const items = node.items.map((item) => (isScalar(item) ? String(item.source ?? item.value) : undefined));
  return items.every((item) => item !== undefined) ? items : undefined;
}

function readBroken(source: string, key: string): FieldValue | undefined {
  const value = readFrontMatterLines(source)[key];
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : '';
}

/**
 * The edit that gives a field a value, or with `undefined` removes it. Quotes, comments and the order of the others
 * stay. A new field comes behind those that `order` has before it, and the block is added where there is none.
 */
export function setFrontMatterField(
  text: string,
  key: string,
  value: FieldValue | undefined,
  order: readonly string[] = [],
): readonly TextEdit[] {
  const fields = readFrontMatterFields(text);
  const field = fields.findLast((one) => one.key === key);
  if (field) {
    if (value === undefined) return [{ ...field.lines, text: '' }];
    if (isSame(field.value, value)) return [];
    return [{ ...field.written, text: writeLike(text.slice(field.written.start, field.written.end), value) }];
  }
  if (value === undefined) return [];
  const line = `${/^[A-Za-z_][\w.-]*$/.test(key) ? key : JSON.stringify(key)}:${writeLike('', value)}`;
  const lineEnd = lineEndOf(text);
  const block = findFrontMatter(text);
  if (block === undefined) {
    const start = markLength(text);
    return [{ start, end: start, text: ['---', line, '---', '', ''].join(lineEnd) }];
  }
  const wanted = order.indexOf(key);
  const before =
    wanted < 0
      ? fields.at(-1)
      : fields.findLast((one) => order.indexOf(one.key) >= 0 && order.indexOf(one.key) < wanted);
  // Comments, or what is no field at all: a line of its own below them is read in any case.
  if (fields.length === 0 && block.yamlEnd > block.yamlStart) {
    return [{ start: block.yamlEnd, end: block.yamlEnd, text: lineEnd + line }];
  }
  const at = before ? before.lines.end : block.yamlStart;
  return [{ start: at, end: at, text: line + lineEnd }];
}

function isSame(one: FieldValue | undefined, other: FieldValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A value as it goes behind the colon, with the quotes and the kind of list that the old one has. */
function writeLike(before: string, value: FieldValue): string {
  const old = before.trim();
  if (Array.isArray(value)) return writeList(before, value);
  if (typeof value !== 'string') return ` ${value}`;
  if (old.startsWith("'") && !/[\r\n]/.test(value)) return ` '${value.replaceAll("'", "''")}'`;
  const isPlain = old !== '' && !/^["'|>[{]/.test(old) && isPlainText(value);
  return ` ${isPlain ? value : JSON.stringify(value)}`;
}

function writeList(before: string, items: readonly string[]): string {
  const dash = /\r?\n([ \t]*)-[ \t]+/.exec(before);
  if (dash && items.length > 0) {
    const isPlain = !/-[ \t]+["']/.test(before);
    return items.map((item) => `\n${dash[1]}- ${isPlain && isPlainText(item) ? item : JSON.stringify(item)}`).join('');
  }
  const isPlain = before.trim().startsWith('[') && !/["']/.test(before);
  return ` [${items.map((item) => (isPlain && isPlainText(item) && !item.includes(',') ? item : JSON.stringify(item))).join(', ')}]`;
}

/** Text that YAML reads as the same text without quotes. */
function isPlainText(value: string): boolean {
  if (value === '' || value !== value.trim() || /[\r\n]/.test(value)) return false;
  if (/^[-?:,[\]{}#&*!|>'"%@`~]|: |:$| #/.test(value) || /[[\]{}]/.test(value)) return false;
  const document = parseDocument(`a: ${value}`, { schema: 'core', logLevel: 'silent' });
  return document.errors.length === 0 && document.get('a') === value;
}
