/** Values of parameters as an address or a header holds them, in the styles that OpenAPI names. */

import { writeJson } from '../exact-json.ts';
import { isRecord } from '../record.ts';
import { plainLines } from './languages/literals.ts';
import { encodeReserved, encodeValue } from './sample-request.ts';

export interface ParameterStyle {
  /** `form`, `spaceDelimited`, `pipeDelimited`, `deepObject`; in paths `simple`, `label`, `matrix`. */
  readonly style: string;
  readonly explode: boolean;
  /** Signs that have a meaning in addresses are sent as they are. */
  readonly reserved?: boolean;
}

/** `name=value`, encoded, once or several times. */
export function queryText(name: string, value: unknown, style: ParameterStyle): readonly string[] {
  const encode = style.reserved === true ? encodeReserved : encodeValue;
  const separator = separatorOf(style);
  return pairsOf(name, value, style).map(([key, text, parts]) => {
    const written = parts === undefined ? encode(text) : parts.map(encode).join(encodedSeparator(separator));
    return `${encodeValue(key)}=${written}`;
  });
}

/** Name and value, once or several times, as they are before they are encoded; `parts` are what a separator stands between. */
export function pairsOf(
  name: string,
  value: unknown,
  style: ParameterStyle,
): readonly (readonly [name: string, value: string, parts?: readonly string[]])[] {
  const joined = (parts: readonly string[]) => [[name, parts.join(separatorOf(style)), parts] as const];
  if (Array.isArray(value)) {
    if (style.style === 'deepObject') return value.map((item) => [`${name}[]`, plainText(item)] as const);
    return style.explode ? value.map((item) => [name, plainText(item)] as const) : joined(value.map(plainText));
  }
  if (typeof value !== 'object' || value === null) return [[name, plainText(value)]];
  if (style.style === 'deepObject') return deepPairs(name, value);
  const members = Object.entries(value).map(([member, inner]) => [member, plainText(inner)] as const);
  return style.explode ? members : joined(members.flat());
}

/** `filter[size][min]=1`: what lies deeper is named the same way. */
function deepPairs(name: string, value: object): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([member, inner]: [string, unknown]) => {
    const key = `${name}[${member}]`;
    return isRecord(inner) ? deepPairs(key, inner) : [[key, plainText(inner)] as const];
  });
}

function separatorOf({ style }: ParameterStyle): string {
  return style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
}

/** A comma between values is none in a value. */
function encodedSeparator(separator: string): string {
  return separator === ',' ? ',' : encodeValue(separator);
}

/** What stands before values in a path, and between those that are spread out. */
const PATH_MARKS: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

/** Part of a path, encoded. */
export function pathText(name: string, value: unknown, { style, explode }: ParameterStyle): string {
  if (explode && isRecord(value)) {
    const mark = PATH_MARKS[style];
    const members = Object.entries(value).map(([key, inner]) => `${encodeValue(key)}=${encodeValue(plainText(inner))}`);
    return (mark ?? '') + members.join(mark ?? ',');
  }
  const separator = explode && style === 'label' ? '.' : explode && style === 'matrix' ? `;${encodeValue(name)}=` : ',';
  const text = partsOf(value, explode).map(encodeValue).join(separator);
  return style === 'label' ? `.${text}` : style === 'matrix' ? `;${encodeValue(name)}=${text}` : text;
}

/** One line. */
export function headerText(value: unknown, explode: boolean): string {
  return oneLine(partsOf(value, explode).join(','));
}

/** What a header may hold: whatever would end its line is a blank. */
export function oneLine(text: string): string {
  return plainLines(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}

function partsOf(value: unknown, explode: boolean): readonly string[] {
  if (Array.isArray(value)) return value.map(plainText);
  if (typeof value !== 'object' || value === null) return [plainText(value)];
  const members = Object.entries(value).map(([key, inner]) => [key, plainText(inner)]);
  return explode ? members.map((pair) => pair.join('=')) : members.flat();
}

/** A text as it is, anything else as JSON. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : writeJson(value);
}
