/** Values of parameters as an address or a header holds them, in the styles that OpenAPI names. */

import { plainLines } from './languages/literals.ts';
import { encodeValue } from './sample-request.ts';

export interface ParameterStyle {
  /** `form`, `spaceDelimited`, `pipeDelimited`, `deepObject`; in paths `simple`, `label`, `matrix`. */
  readonly style: string;
  readonly explode: boolean;
}

/** `name=value`, encoded, once or several times. */
export function queryText(name: string, value: unknown, { style, explode }: ParameterStyle): readonly string[] {
  const key = encodeValue(name);
  if (Array.isArray(value)) {
    if (explode) return value.map((item) => `${key}=${encodeValue(plainText(item))}`);
    const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
    return [`${key}=${value.map((item) => encodeValue(plainText(item))).join(separator)}`];
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value);
    if (style === 'deepObject')
      return members.map(([member, inner]) => `${encodeValue(`${name}[${member}]`)}=${encodeValue(plainText(inner))}`);
    if (explode) return members.map(([member, inner]) => `${encodeValue(member)}=${encodeValue(plainText(inner))}`);
    return [
      `${key}=${members
        .flat()
        .map((part) => encodeValue(plainText(part)))
        .join(',')}`,
    ];
  }
  return [`${key}=${encodeValue(plainText(value))}`];
}

/** Part of a path, encoded. */
export function pathText(name: string, value: unknown, { style, explode }: ParameterStyle): string {
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
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
