/** Whether only running a page tells all its ids. */
import { findComments } from '../../page-source/comments.ts';
import { exportedNames } from '../../page-source/declared-names.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { findImports } from '../../page-source/import-statements.ts';
import { scanCode } from '../../page-source/source-scan.ts';
import { extensionOf } from '../../project/paths.ts';

/** Words of a heading or a title that are computed, or hold a variable. */
const COMPUTED_WORDS =
  /^[ \t>]*#{1,6}[ \t][^\n]*\{(?!#)|^[^\n{]*\{(?!#)[^\n]*\r?\n[ \t]{0,3}(?:=+|--+)[ \t]*\r?$|<h[1-6]\b[^>\n]*>[^<\n]*\{|\b(?:title|label|id|name|path|query|body|header|cookie)=(?:\{\s*(?!["'`][^"'`$]*["'`]\s*\})|"[^"]*\{\{|'[^']*\{\{)|\{\.\.\./m;

/**
 * Components and functions of authors may make any id, and words may be computed. What stands in code and in comments does
 * not count.
 */
export function makesIds(text: string): boolean {
  const from = findFrontMatter(text)?.bodyStart ?? 0;
  const shown = withoutStretches(text, [...scanCode(text), ...findComments(text, from)]).slice(from);
  if (COMPUTED_WORDS.test(shown)) return true;
  const names = [...ownNames(shown)].map((name) => name.replaceAll('$', '\\$'));
  if (names.length === 0) return false;
  return new RegExp(`<(?:${names.join('|')})(?![\\w-])|\\{[^{}]*\\b(?:${names.join('|')})\\s*[(.[]`).test(shown);
}

/** Names that do not stand for another Markdown text, whose ids are read with it. */
function ownNames(shown: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { bindings, specifier } of findImports(shown, 0, () => false)) {
    const isText = /^mdx?$/.test(extensionOf(specifier));
    for (const [name, exported] of Object.entries(bindings)) if (!isText || exported !== 'default') names.add(name);
  }
  for (const name of exportedNames(shown)) names.add(name);
  return names;
}

/** The text with other stretches blanked, its lines kept. */
function withoutStretches(text: string, stretches: readonly (readonly [start: number, end: number])[]): string {
  let shown = '';
  let at = 0;
  for (const [start, end] of stretches.toSorted(([one], [other]) => one - other)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    shown += text.slice(at, from) + text.slice(from, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return shown + text.slice(at);
}
