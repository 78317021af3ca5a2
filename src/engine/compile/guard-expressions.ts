/** Makes a page whose expressions throw compile so that each fails by itself. */

import { pageOf } from '../../page-source/tree/page-of.ts';
import { partsOf } from '../../page-source/tree/page-parts.ts';
import type { TextRange } from '../../project/text-edit.ts';

/** Name in the scope of a page: `_attempt(() => expression, written, line)` gives the value or what was written. */
export const ATTEMPT_NAME = '_attempt';

/** Wraps every expression of the text and of attributes. The source must be one that compiles. */
export function guardExpressions(source: string): string {
  let result = '';
  let copied = 0;
  for (const { start, end } of expressionsOf(source)) {
    const inner = source.slice(start + 1, end - 1);
    if (!isValue(inner)) continue;
    const line = source.slice(0, start).split('\n').length;
    const written = JSON.stringify(source.slice(start, end));
    result += `${source.slice(copied, start)}{${ATTEMPT_NAME}(() => (${inner}\n), ${written}, ${line})}`;
    copied = end;
  }
  return result + source.slice(copied);
}

function expressionsOf(source: string): readonly TextRange[] {
  const { expressions, tags } = partsOf(pageOf(source));
  const values = tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ value }) => (value?.kind === 'expression' ? value : [])),
  );
  return [...expressions, ...values].sort((one, other) => one.start - other.start);
}

/** Whether braces hold more than a comment or a spread. */
function isValue(inner: string): boolean {
  const bare = inner
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/[^\n]*$/gm, '')
    .trim();
  return bare !== '' && !bare.startsWith('...');
}
