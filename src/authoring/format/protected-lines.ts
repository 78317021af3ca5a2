/** Lines of a page whose white space means something: code, expressions, tags over several lines, comments. */

import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { endOfTag } from '../../page-source/scan-tags.ts';
import { scanCode } from '../../page-source/source-scan.ts';
import { endOfBraces } from '../../page-source/tree/braces.ts';
import { lineIndexAt } from '../../shared/line-index.ts';

/** Elements in which text is taken as it is. */
const VERBATIM = /<(pre|style|script|textarea|Mermaid|Latex|CodeBlock|Prompt)\b[^>]*>[\s\S]*?<\/\1>/g;
const COMMENT = /<!--[\s\S]*?-->/g;
const FORMULA = /\$\$[\s\S]*?\$\$/g;
/** Statements go on until an empty line. */
const STATEMENT = /^(?:import|export)\b[\s\S]*?(?=\r?\n[ \t]*\r?\n|$(?![\s\S]))/gm;
const TAG = /<[A-Za-z][\w.]*(?=[\s/>])/g;

export interface ProtectedLines {
  /** By index of the line, from 0: nothing of the line may change. */
  readonly isProtected: (line: number) => boolean;
  /** The line belongs to the front matter. */
  readonly isFrontMatter: (line: number) => boolean;
}

/** @param starts offsets at which the lines begin */
export function protectedLines(text: string, starts: readonly number[]): ProtectedLines {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const body = text.slice(bodyStart);
  const lines = new Set<number>();
  const lineAt = (offset: number): number => lineIndexAt(starts, offset);
  /** A stretch on one line leaves the rest of its line free. */
  const protect = (start: number, end: number, isWhole = false): void => {
    const first = lineAt(bodyStart + start);
    const last = lineAt(bodyStart + Math.max(start, end - 1));
    if (first === last && !isWhole) return;
    for (let line = first; line <= last; line++) lines.add(line);
  };
  const code = scanCode(body);
  for (const [start, end] of code) {
    const isFence = /^[ \t>*+\-\d.)]*(?:```|~~~)/.test(body.slice(start, start + 200));
    protect(start, end, isFence);
  }
  const isCode = (offset: number) => code.some(([start, end]) => offset >= start && offset < end);
  for (const expression of [VERBATIM, COMMENT, FORMULA, STATEMENT]) {
    for (const match of body.matchAll(expression)) {
      if (!isCode(match.index)) protect(match.index, match.index + match[0].length);
    }
  }
  for (const match of body.matchAll(TAG)) {
    const end = isCode(match.index) ? undefined : endOfTag(body, match.index + match[0].length);
    if (end !== undefined) protect(match.index, end);
  }
  for (let at = body.indexOf('{'); at >= 0; ) {
    const end = isCode(at) ? undefined : endOfBraces(body, at);
    if (end !== undefined) protect(at, end);
    at = body.indexOf('{', end ?? at + 1);
  }
  const firstOfBody = bodyStart === 0 ? 0 : lineAt(bodyStart);
  return {
    isProtected: (line) => lines.has(line),
    isFrontMatter: (line) => line < firstOfBody || (bodyStart > 0 && bodyStart >= text.length),
  };
}
