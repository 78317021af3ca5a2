/** Values of attributes: read for a form, and set or taken away as the smallest edit. */
import type { JsxElement } from '../../page-source/blocks/jsx-elements.ts';
import { indentOf, lineAt } from '../../page-source/blocks/lines.ts';
import type { JsxAttribute } from '../../page-source/tree/read-tag.ts';
import type { TextEdit } from '../../project/text-edit.ts';

export type AttributeValue =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'list'; readonly value: readonly string[] }
  /** Code that only its author understands: shown as it is, and kept. */
  | { readonly kind: 'expression'; readonly source: string };

/** What an attribute says. An attribute without a value is true. */
export function readAttributeValue(text: string, { value }: JsxAttribute): AttributeValue {
  if (value === undefined) return { kind: 'boolean', value: true };
  if (value.kind === 'bare') return { kind: 'text', value: text.slice(value.start, value.end) };
  const inner = text.slice(value.start + 1, value.end - 1);
  if (value.kind === 'string') return { kind: 'text', value: decode(inner) };
  const source = inner.trim();
  if (source === 'true' || source === 'false') return { kind: 'boolean', value: source === 'true' };
  if (/^-?\d+(?:\.\d+)?$/.test(source)) return { kind: 'number', value: Number(source) };
  const string = readString(source);
  if (string !== undefined) return { kind: 'text', value: string };
  const list = readList(source);
  return list ? { kind: 'list', value: list } : { kind: 'expression', source };
}

/** A string of JavaScript without anything computed in it. */
function readString(source: string): string | undefined {
  const match = /^(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`\\$]*)`)$/.exec(source);
  if (match === null) return undefined;
  const inner = match[1] ?? match[2] ?? match[3] ?? '';
  return inner.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char === 't' ? '\t' : char));
}

function readList(source: string): readonly string[] | undefined {
  if (!source.startsWith('[') || !source.endsWith(']')) return undefined;
  const items = source.slice(1, -1).match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^,\s][^,]*/g) ?? [];
  const values = items.map((item) => readString(item.trim()));
  return values.every((value) => value !== undefined) ? values : undefined;
}

export function findJsxAttribute(element: JsxElement, names: readonly string[]): JsxAttribute | undefined {
  return element.attributes.find(({ name }) => names.includes(name));
}

/**
 * The edits that give an attribute a value, or with `undefined` take it away. One that is there keeps its place and the
 * way it is written (`cols="2"`, `cols={2}`); a new one comes last, on a line of its own where the last one has one.
 */
export function setAttribute(
  text: string,
  element: JsxElement,
  name: string,
  value: AttributeValue | undefined,
): readonly TextEdit[] {
  const attribute = findJsxAttribute(element, [name]);
  if (value === undefined) return attribute ? [removal(text, attribute)] : [];
  if (attribute === undefined) return [addition(text, element, name + written(value))];
  const { value: old, nameEnd } = attribute;
  if (old === undefined) {
    const isSame = value.kind === 'boolean' && value.value;
    return isSame ? [] : [{ start: nameEnd, end: nameEnd, text: written(value, true) }];
  }
  const quote = text.charAt(old.start);
  const now =
    old.kind === 'expression' || quote === '"' || quote === "'"
      ? likeBefore(value, old.kind, quote)
      : written(value, true).slice(1);
  if (now === text.slice(old.start, old.end)) return [];
  return [{ start: old.start, end: old.end, text: now }];
}

/** Behind the name: `="text"`, `={2}`, or nothing for true. */
function written(value: AttributeValue, isExplicit = false): string {
  if (value.kind === 'boolean' && value.value && !isExplicit) return '';
  return `=${likeBefore(value, value.kind === 'text' ? 'string' : 'expression', '"')}`;
}

function likeBefore(value: AttributeValue, kind: 'string' | 'expression' | 'bare', quote: string): string {
  if (value.kind === 'expression') return `{${value.source}}`;
  if (value.kind === 'list') return `{[${value.value.map((item) => JSON.stringify(item)).join(', ')}]}`;
  const plain = String(value.value);
  if (kind !== 'expression') return quoted(plain, quote);
  return value.kind === 'text' ? quoted(plain, '"') : `{${plain}}`;
}

/** Between quotes that the value does not hold; where it holds both, they are written as entities. */
function quoted(value: string, preferred: string): string {
  const other = preferred === "'" ? '"' : "'";
  const escaped = value.replaceAll(/&(?=#?\w+;)/g, '&amp;');
  if (!value.includes(preferred)) return preferred + escaped + preferred;
  if (!value.includes(other)) return other + escaped + other;
  return `"${escaped.replaceAll('"', '&quot;')}"`;
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', nbsp: '\u00A0' };

function decode(value: string): string {
  return value.replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));/gi, (whole, name: string, decimal: string, hex: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** With the blanks before it, so that the others stand as they did. */
function removal(text: string, { start, end }: JsxAttribute): TextEdit {
  let from = start;
  while (/\s/.test(text.charAt(from - 1))) from--;
  return { start: from, end, text: '' };
}

function addition(text: string, element: JsxElement, source: string): TextEdit {
  const last = element.attributes.at(-1);
  const at = last?.end ?? element.nameEnd;
  const line = lineAt(text, last?.start ?? at);
  const isOnOwnLine = last !== undefined && text.slice(line.start, last.start).trim() === '';
  const gap = isOnOwnLine ? `\n${indentOf(text.slice(line.start, line.end))}` : ' ';
  return { start: at, end: at, text: gap + source };
}
