/** The members of a value as the fields of a form. */

import { type ParameterStyle, pairsOf, plainText } from './parameter-text.ts';
import type { FormField } from './sample-request.ts';

export interface FormRules {
  /** How lists and objects are written, by the name of the member. */
  readonly styles: Readonly<Record<string, ParameterStyle>>;
  /** What parts say that they are, by the name of the member. Absent where fields are no parts of their own. */
  readonly types?: Readonly<Record<string, string>> | undefined;
  /** What is known of a member that is a file. */
  readonly fileOf: (member: unknown, name: string) => { readonly name: string; readonly type?: string } | undefined;
}

/** A list is sent as one field for each of its items, unless its style says otherwise. */
export function formFieldsOf(value: unknown, { styles, types, fileOf }: FormRules): readonly FormField[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, member]): readonly FormField[] => {
    const items = Array.isArray(member) ? (member as readonly unknown[]) : [member];
    const files = items.flatMap((item) => fileOf(item, name) ?? []);
    const declared = types && Object.hasOwn(types, name) ? types[name] : undefined;
    if (items.length > 0 && files.length === items.length)
      return files.map((file) => partOf(name, file.name, true, declared ?? file.type));
    const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
    if (style !== undefined) return pairsOf(name, member, style).map(([key, text]) => partOf(key, text, false));
    return items.map((item) => partOf(name, plainText(item), false, declared ?? (types && usualType(item))));
  });
}

function partOf(name: string, value: string, isFile: boolean, type?: string): FormField {
  return { name, value, isFile, ...(type && { type }) };
}

/** OpenAPI: an object is JSON where nobody says otherwise. */
function usualType(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? 'application/json' : undefined;
}
