/** The members of a value as the fields of a form. */

import { type ParameterStyle, pairsOf, plainText } from './parameter-text.ts';
import type { FormField } from './sample-request.ts';

/**
 * A list is sent as one field for each of its items, unless its style says otherwise.
 * @param styles by the name of the member
 * @param fileName of what is a file
 */
export function formFieldsOf(
  value: unknown,
  styles: Readonly<Record<string, ParameterStyle>>,
  fileName: (member: unknown, name: string) => string | undefined,
): readonly FormField[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, member]): readonly FormField[] => {
    const items = Array.isArray(member) ? (member as readonly unknown[]) : [member];
    const names = items.map((item) => fileName(item, name));
    if (names.length > 0 && names.every((one) => one !== undefined))
      return names.map((one) => ({ name, value: one ?? name, isFile: true }));
    const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
    const pairs =
      style === undefined ? items.map((item) => [name, plainText(item)] as const) : pairsOf(name, member, style);
    return pairs.map(([key, text]) => ({ name: key, value: text, isFile: false }));
  });
}
