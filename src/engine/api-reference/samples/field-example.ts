/** Values for fields whose author names only a type, in the words that schemas without examples get. */

import { neededFields, type PageField } from './param-fields.ts';

/** Its example in the form of its type; else something of that type. */
export function fieldExample(field: PageField): unknown {
  const { type, example } = field;
  if (example !== undefined) return typeof example === 'string' ? typed(example, type) : example;
  const item = itemType(type);
  if (item !== undefined) return [fieldExample({ ...field, type: item })];
  const name = plainType(type);
  if (field.fields.length > 0 || /^(?:object|map|record|dict|json)\b/.test(name)) return objectOf(field.fields);
  if (/^(?:int|long)/.test(name) || /^(?:number|float|double|decimal)/.test(name)) return 0;
  if (/^bool/.test(name)) return true;
  if (/^array|^list/.test(name)) return [];
  return 'string';
}

function objectOf(fields: readonly PageField[]): unknown {
  return Object.fromEntries(neededFields(fields).map((field) => [field.name, fieldExample(field)]));
}

/** `20` of an integer is a number, of a text a text. */
function typed(example: string, type: string): unknown {
  const isText = /^(?:string|enum|date|uuid|url|uri|$)/.test(plainType(type)) && itemType(type) === undefined;
  if (isText) return example;
  try {
    return JSON.parse(example) as unknown;
  } catch {
    // No value of another kind: the text itself.
    return example;
  }
}

/** `string[]`, `array<string>`, `Array<object>`. */
export function itemType(type: string): string | undefined {
  const first = firstType(type);
  return /^(.+)\[\]$/.exec(first)?.[1] ?? /^(?:array|list)\s*<(.+)>$/i.exec(first)?.[1];
}

export function plainType(type: string): string {
  return firstType(type).toLowerCase();
}

/** Of several types the first. */
function firstType(type: string): string {
  return type.trim().split(/\s*\|\s*/)[0] ?? '';
}
