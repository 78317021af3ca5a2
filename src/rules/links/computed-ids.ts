/** Whether only running a page tells all its ids. */
import { blankStretches } from '../../page-source/blank-stretches.ts';
import { findComments } from '../../page-source/comments.ts';
import { exportedNames } from '../../page-source/declared-names.ts';
import { findImports } from '../../page-source/import-statements.ts';
import { scanTags } from '../../page-source/scan-tags.ts';
import { scanCode } from '../../page-source/source-scan.ts';
import { pageOf } from '../../page-source/tree/page-of.ts';
import { partsOf } from '../../page-source/tree/page-parts.ts';
import type { JsxAttribute } from '../../page-source/tree/read-tag.ts';
import { extensionOf } from '../../project/paths.ts';

/** Attributes that ids are made of. */
const NAMING: ReadonlySet<string> = new Set('title label id name path query body header cookie'.split(' '));
/** A value in braces that is known without running anything. */
const PLAIN_VALUE = /^\{\s*(["'`])[^"'`$]*\1\s*\}$/;
/** Not the id of a heading, `{#id}`. */
const EXPRESSION = /\{(?!#)/;

/**
 * Components and functions of authors may make any id, and words may be computed. What stands in code and in comments does
 * not count.
 */
export function makesIds(text: string): boolean {
  const { bodyStart } = pageOf(text);
  const shown = blankStretches(text, [[0, bodyStart], ...scanCode(text), ...findComments(text)]);
  if (hasComputedWords(text, shown)) return true;
  const names = [...ownNames(shown)].map((name) => name.replaceAll('$', '\\$'));
  if (names.length === 0) return false;
  return new RegExp(`<(?:${names.join('|')})(?![\\w-])|\\{[^{}]*\\b(?:${names.join('|')})\\s*[(.[]`).test(shown);
}

/** Whether words of a heading or a title are computed, or hold a variable. */
function hasComputedWords(text: string, shown: string): boolean {
  const { headings } = partsOf(pageOf(text));
  if (headings.some(({ words }) => EXPRESSION.test(shown.slice(words.start, words.end)))) return true;
  const tags = scanTags(text);
  return tags.some(({ name, kind, end, attributes }, index) => {
    if (attributes.some((attribute) => isComputed(text, attribute))) return true;
    const isHeading = /^h[1-6]$/.test(name) && kind === 'open';
    return isHeading && EXPRESSION.test(shown.slice(end, tags[index + 1]?.start));
  });
}

function isComputed(text: string, { name, value }: JsxAttribute): boolean {
  if (name === '') return value !== undefined && text.startsWith('...', value.start + 1);
  if (value === undefined || !NAMING.has(name)) return false;
  const written = text.slice(value.start, value.end);
  return value.kind === 'expression' ? !PLAIN_VALUE.test(written) : written.includes('{{');
}

/** Names that do not stand for another Markdown text, whose ids are read with it. */
function ownNames(shown: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { bindings, specifier } of findImports(shown)) {
    const isText = /^mdx?$/.test(extensionOf(specifier));
    for (const [name, exported] of Object.entries(bindings)) if (!isText || exported !== 'default') names.add(name);
  }
  for (const name of exportedNames(shown)) names.add(name);
  return names;
}
