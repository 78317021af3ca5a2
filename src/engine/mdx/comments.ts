/** Comments of a page, in the spelling of MDX or of HTML. */
import type { CodeStretches } from './repair/scan-tags.ts';

const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}|<!--[\s\S]*?-->/g;

/** In order, from an offset on; what stands in code counts too. */
export function findComments(text: string, from: number): CodeStretches {
  if (!text.includes('/*', from) && !text.includes('<!--', from)) return [];
  const comment = new RegExp(COMMENT);
  comment.lastIndex = from;
  const found: (readonly [number, number])[] = [];
  for (let match = comment.exec(text); match !== null; match = comment.exec(text)) {
    found.push([match.index, comment.lastIndex]);
  }
  return found;
}
