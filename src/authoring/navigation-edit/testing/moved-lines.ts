import { expect } from 'vitest';
import type { ConfigPath } from '../../../config/config-path.ts';
import { JsonText } from '../../../config/json-text/json-text.ts';
import { nodeAt } from '../../../config/json-tree.ts';

/**
 * Expects that of a text only what was moved stands elsewhere: every other line is as it was, in its place and with its
 * indentation, but for commas and for a list that was emptied, filled or made. Comments may go along with entries.
 */
export function expectOnlyMoved(
  before: { readonly text: string; readonly paths: readonly ConfigPath[] },
  after: { readonly text: string; readonly paths: readonly ConfigPath[] },
): void {
  expect(othersOf(after.text, after.paths)).toEqual(othersOf(before.text, before.paths));
  expect(new Set(after.text.match(/\r?\n/g))).toEqual(new Set(before.text.match(/\r?\n/g)));
}

/** The lines of a text without these values, without comments and without empty lists. */
function othersOf(text: string, paths: readonly ConfigPath[]): readonly string[] {
  const root = JsonText.read(text)?.root;
  const places = paths.map((path) => {
    const node = nodeAt(root, path);
    if (node === undefined) throw new Error(`There is nothing at ${JSON.stringify(path)}.`);
    return node;
  });
  let rest = text;
  for (const { offset, length } of places.toSorted((one, other) => other.offset - one.offset)) {
    rest = rest.slice(0, offset) + rest.slice(offset + length);
  }
  return rest
    .replace(/\/\/ [^\n"]*|\/\*.*?\*\//g, '')
    .replace(/,?\s*"\w+":\s*\[[\s,]*\]/g, '')
    .split(/\r?\n/)
    .map((line) => (/^\s*/.exec(line)?.[0] ?? '') + line.replace(/[\s,]+/g, ''))
    .filter((line) => line.trim() !== '');
}
