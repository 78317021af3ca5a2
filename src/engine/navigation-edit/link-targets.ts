/** Finds the links of a page in its source: where each address begins and ends. Code is left alone. */
import { findFrontMatter } from '../mdx/front-matter.ts';
import { scanCode } from '../mdx/source-scan.ts';

export interface LinkTarget {
  readonly start: number;
  readonly end: number;
  /** As written, between the brackets or quotation marks. */
  readonly target: string;
  /** The `file` of a `<Snippet>`, which is looked for in the folders of snippets. */
  readonly isSnippet?: true;
}

/** `[text](address "title")`, `[text](<address>)`. */
const INLINE = /\]\(\s*(?:<([^<>\n]*)>|([^\s()<>]+(?:\([^\s()]*\)[^\s()]*)*))/g;
/** `[name]: address` at the start of a line. */
const DEFINITION = /^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]*)>|(\S+))/gm;
/** `href="address"`, `src={'address'}`, `url: "address"` in an object. */
const ATTRIBUTE = /(?<![\w-])(?:href|src|url|to|file)\s*[=:]\s*(?:\{\s*)?(["'`])([^"'`\n]*)\1/g;
/** `<Snippet file="address" />`. */
const SNIPPET = /<Snippet\s[^>]*?\bfile\s*=\s*\{?\s*(["'`])([^"'`\n]+)\1/g;
/** `import … from 'address'`, `import 'address'`. */
const IMPORT = /^import\b[^'"\n]*?(?:\bfrom[ \t]*)?(["'])([^'"\n]+)\1/gm;
/** `url: address` in the front matter. */
const FRONT_MATTER = /^url:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s#"'][^\n]*?))[ \t\r]*$/gm;

/** The addresses in a page, in order. */
export function findLinkTargets(text: string): readonly LinkTarget[] {
  const bodyStart = findFrontMatter(text)?.bodyStart ?? 0;
  const found = new Map<number, LinkTarget>();
  const search = (expression: RegExp, from: number, to: number, isWanted: (at: number) => boolean): void => {
    const pattern = new RegExp(expression);
    pattern.lastIndex = from;
    for (let match = pattern.exec(text); match !== null && match.index < to; match = pattern.exec(text)) {
      const target = match.slice(1).findLast((part) => part !== undefined) ?? '';
      if (target === '' || !isWanted(match.index)) continue;
      const start = match.index + match[0].lastIndexOf(target);
      const isSnippet = expression === SNIPPET;
      found.set(start, { start, end: start + target.length, target, ...(isSnippet && { isSnippet }) });
    }
  };
  search(FRONT_MATTER, 0, bodyStart, () => true);
  const code = scanCode(text, bodyStart);
  const isText = (at: number) => !code.some(([start, end]) => at >= start && at < end);
  for (const expression of [INLINE, DEFINITION, ATTRIBUTE, IMPORT, SNIPPET])
    search(expression, bodyStart, text.length, isText);
  return [...found.values()].sort((one, other) => one.start - other.start);
}
