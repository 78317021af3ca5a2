/** Reads attributes of a tag that hold plain words. */
import type { JsxTag } from '../tree/read-tag.ts';
import type { AttributeQuotes } from './heading.ts';

export interface PlainAttribute {
  /** As written between the quotation marks. */
  readonly written: string;
  /** Offset of its first character in the text. */
  readonly start: number;
  readonly quotes: AttributeQuotes;
}

const QUOTED = /^(["'])([\s\S]*)\1$/;
const QUOTED_IN_BRACES = /^(\{\s*)(["'`])((?:(?!\2)[\s\S])*)\2\s*\}$/;

/** `name="…"`, `name='…'`, `name={"…"}`; `undefined` where it is absent, empty or computed. */
export function plainAttribute(
  text: string,
  { attributes }: Pick<JsxTag, 'attributes'>,
  name: string,
): PlainAttribute | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  if (value === undefined) return undefined;
  const source = text.slice(value.start, value.end);
  const isExpression = value.kind === 'expression';
  const match = (isExpression ? QUOTED_IN_BRACES : QUOTED).exec(source);
  if (match === null) return undefined;
  const written = match.at(-1) ?? '';
  const mark = match.at(-2) as AttributeQuotes['mark'];
  const start = value.start + (isExpression ? (match[1]?.length ?? 0) : 0) + 1;
  return written.trim() === '' ? undefined : { written, start, quotes: { mark, isExpression } };
}
