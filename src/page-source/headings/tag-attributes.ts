/** Reads attributes of a tag that hold plain words. */
import type { AttributeQuotes } from './heading.ts';

/** Attributes as they stand in a tag, for expressions that find whole tags. */
export const ATTRIBUTES = '(?:[^>"\'{}]|"[^"]*"|\'[^\']*\'|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*';

export interface PlainAttribute {
  /** As written between the quotation marks. */
  readonly written: string;
  /** Offset of its first character, counted from the beginning of the attributes. */
  readonly start: number;
  readonly quotes: AttributeQuotes;
}

/** `name="…"`, `name='…'`, `name={"…"}`; `undefined` where it is absent, empty or computed. */
export function plainAttribute(attributes: string, name: string): PlainAttribute | undefined {
  const expression = new RegExp(
    `(?:^|\\s)${name}\\s*=\\s*(?:(["'])((?:(?!\\1)[^])*)\\1|\\{\\s*(["'\`])((?:(?!\\3)[^])*)\\3\\s*\\})`,
    'd',
  );
  const match = expression.exec(attributes);
  const isExpression = match?.[3] !== undefined;
  const written = match?.[2] ?? match?.[4] ?? '';
  const start = match?.indices?.[isExpression ? 4 : 2]?.[0];
  const mark = (match?.[1] ?? match?.[3]) as AttributeQuotes['mark'] | undefined;
  if (start === undefined || mark === undefined || written.trim() === '') return undefined;
  return { written, start, quotes: { mark, isExpression } };
}
