/** Comments of a page, in the spelling of MDX or of HTML. */
import type { CodeStretches } from './scan-tags.ts';

const BEGINNING = /\{\s*\/\*|<!--/g;
const END_OF_BRACES = /\s*\}/y;

/** In order, from an offset on; what stands in code counts too. */
export function findComments(text: string, from: number): CodeStretches {
  const found: (readonly [number, number])[] = [];
  const beginning = new RegExp(BEGINNING);
  beginning.lastIndex = from;
  for (let match = beginning.exec(text); match !== null; match = beginning.exec(text)) {
    const isHtml = match[0] === '<!--';
    const mark = isHtml ? '-->' : '*/';
    const close = text.indexOf(mark, beginning.lastIndex);
    if (close < 0) continue;
    END_OF_BRACES.lastIndex = close + mark.length;
    // Code may hold a comment behind its first brace.
    if (!isHtml && !END_OF_BRACES.test(text)) continue;
    const end = isHtml ? close + mark.length : END_OF_BRACES.lastIndex;
    found.push([match.index, end]);
    beginning.lastIndex = end;
  }
  return found;
}
