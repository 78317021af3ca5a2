/** `{{name}}` in pages, from the configuration's `variables`. */

import { pageOf } from '../../page-source/tree/page-of.ts';
import { partsOf } from '../../page-source/tree/page-parts.ts';
import type { TextRange } from '../../project/text-edit.ts';

const VARIABLE = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;

/** What a value cannot hold without meaning more than text. */
const MARKUP = /[&<>{}"]/g;

type Variables = Readonly<Record<string, string>>;

/**
 * Puts the values in, in text, attributes and code alike. A value is text: tags and braces in it are shown. Names without a
 * value stay; lines keep their numbers.
 * @param isScript whether the source is code from its first line to its last
 */
export function substituteVariables(source: string, variables: Variables, isScript = false): string {
  if (!source.includes('{{')) return source;
  let areVerbatim: ((start: number, end: number) => boolean) | undefined;
  return source.replace(VARIABLE, (written: string, name: string, at: number) => {
    if (!Object.hasOwn(variables, name)) return written;
    const value = (variables[name] ?? '').replace(/\s*\r?\n\s*/g, ' ');
    if (isScript || value.search(MARKUP) < 0) return value;
    areVerbatim ??= verbatimIn(source);
    return areVerbatim(at, at + written.length) ? value : value.replace(MARKUP, (sign) => `&#${sign.charCodeAt(0)};`);
  });
}

/** Asks whether a stretch stands in code, in a script or within an expression, where a reference to a sign is none. */
function verbatimIn(source: string): (start: number, end: number) => boolean {
  const { fences, inlineCode, scripts, expressions, tags } = partsOf(pageOf(source));
  const values = tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ value }) => (value?.kind === 'expression' ? value : [])),
  );
  const ranges: readonly TextRange[] = [...fences, ...inlineCode, ...scripts, ...expressions, ...values];
  return (start, end) =>
    ranges.some((range) => range.start <= start && end <= range.end && range.end - range.start > end - start);
}
