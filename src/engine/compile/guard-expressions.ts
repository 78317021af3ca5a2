/** Makes a page whose expressions throw compile so that each fails by itself. */

import { endOfScript } from '../../page-source/repair/scripts.ts';
import { codeOf, isInside } from '../../page-source/scan-tags.ts';
import { endOfBraces } from '../../page-source/tree/braces.ts';

/** Name in the scope of a page: `_attempt(() => expression, written, line)` gives the value or what was written. */
export const ATTEMPT_NAME = '_attempt';

/** Wraps every expression outside code and scripts. The source must be one that compiles. */
export function guardExpressions(source: string): string {
  const code = codeOf(source);
  const scripts = [...source.matchAll(/^export\b/gm)]
    .filter((match) => !isInside(code, match.index))
    .map((match) => [match.index, endOfScript(source, match.index, match.index)] as const);
  let result = '';
  let copied = 0;
  for (let at = source.indexOf('{'); at >= 0; at = source.indexOf('{', at)) {
    const script = scripts.find(([start, end]) => at >= start && at < end);
    const end = endOfBraces(source, at);
    if (script !== undefined) at = Math.max(script[1], at + 1);
    else if (end === undefined || isInside(code, at) || source.charAt(at - 1) === '\\') at++;
    else {
      const inner = source.slice(at + 1, end - 1);
      if (isValue(inner)) {
        const line = source.slice(0, at).split('\n').length;
        result += `${source.slice(copied, at)}{${ATTEMPT_NAME}(() => (${inner}\n), ${JSON.stringify(source.slice(at, end))}, ${line})}`;
        copied = end;
      }
      at = end;
    }
  }
  return result + source.slice(copied);
}

/** Whether braces hold more than a comment or a spread. */
function isValue(inner: string): boolean {
  const bare = inner
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/[^\n]*$/gm, '')
    .trim();
  return bare !== '' && !bare.startsWith('...');
}
