/** Pages, headings, pictures, shared texts and icons of the project. */

import { addressOf, resolveTarget } from '../../../page-source/references/resolve-target.ts';
import { isSnippet } from '../../../project/classify-file.ts';
import { extensionOf, folderOf, relativePath } from '../../../project/paths.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { all, best, NOTHING, type Suggestion, type SuggestionInput, type Suggestions } from './suggestion.ts';
import { anchorsOf } from './targets.ts';

const EXTENSIONS = {
  image: new Set('png jpg jpeg gif svg webp avif ico'.split(' ')),
  video: new Set('mp4 webm mov m4v ogv'.split(' ')),
} as const;

/** Pages by address; behind a `#` the headings of the page that stands before it. */
export function suggestLinks(range: TextRange, input: SuggestionInput): Suggestions {
  const { text, offset, file, knowledge } = input;
  if (knowledge === undefined) return NOTHING;
  const typed = text.slice(range.start, offset);
  const hash = typed.indexOf('#');
  if (hash >= 0) return suggestHeadings(typed.slice(0, hash), { start: range.start + hash + 1, end: range.end }, input);
  // A fragment that is there already is of another page.
  const isRelative = /^\.\.?\//.test(typed);
  function* pages(): Iterable<Suggestion> {
    for (const page of knowledge?.pages() ?? []) {
      const address = isRelative ? relativeAddress(file, addressOf(page.file), typed) : addressOf(page.file);
      yield {
        label: address,
        note: page.title,
        kind: 'page',
        insert: address,
        range,
        filter: `${address} ${page.title}`,
      };
    }
  }
  const found = best(pages(), typed);
  return typed === '' || typed.startsWith('/')
    ? { ...found, items: [...found.items, ...files(input, range, typed)] }
    : found;
}

function suggestHeadings(path: string, range: TextRange, { text, file, knowledge }: SuggestionInput): Suggestions {
  if (knowledge === undefined) return NOTHING;
  const target = resolveTarget(path === '' ? '#' : path, file, knowledge.hasFile);
  if (target.kind !== 'file') return NOTHING;
  return all(
    anchorsOf(target.file, text, file, knowledge).map((heading, rank) => ({
      label: heading.id,
      note: heading.kind === 'Heading' ? heading.text : `${heading.text} · ${heading.kind}`,
      kind: 'heading',
      insert: heading.id,
      range,
      filter: `${heading.id} ${heading.text}`,
      rank,
    })),
  );
}

/** Pictures or videos of the project, as paths from its root. */
export function suggestFiles(kind: keyof typeof EXTENSIONS, range: TextRange, input: SuggestionInput): Suggestions {
  const { text, offset, file, knowledge } = input;
  const typed = text.slice(range.start, offset);
  const isRelative = /^\.\.?\//.test(typed);
  function* found(): Iterable<Suggestion> {
    for (const path of knowledge?.files() ?? []) {
      if (!EXTENSIONS[kind].has(extensionOf(path))) continue;
      const address = isRelative ? relativeAddress(file, `/${path}`, typed) : `/${path}`;
      yield { label: address, kind: 'file', insert: encodeSpaces(address), range };
    }
  }
  return best(found(), typed);
}

/** Files that other pages take in: by their path for imports, by their place in the folder for `<Snippet>`. */
export function suggestSnippets(
  range: TextRange,
  { text, offset, knowledge }: SuggestionInput,
  form: 'from-root' | 'in-folder',
): Suggestions {
  function* found(): Iterable<Suggestion> {
    for (const path of knowledge?.files() ?? []) {
      if (!isSnippet(path)) continue;
      const label = form === 'from-root' ? `/${path}` : path.replace(/^(?:.*\/)?_?snippets\//, '');
      yield { label, kind: 'file', insert: label, range };
    }
  }
  return best(found(), text.slice(range.start, offset));
}

export async function suggestIcons(
  range: TextRange,
  { text, offset, knowledge }: SuggestionInput,
): Promise<Suggestions> {
  const typed = text.slice(range.start, offset);
  if (knowledge === undefined || typed.startsWith('/')) return NOTHING;
  const names = await knowledge.icons();
  function* icons(): Iterable<Suggestion> {
    for (const name of names) yield { label: name, kind: 'icon', insert: name, range };
  }
  return best(icons(), typed);
}

/** Downloads and specifications can be linked to, too. */
function files({ knowledge }: SuggestionInput, range: TextRange, typed: string): readonly Suggestion[] {
  const found: Suggestion[] = [];
  for (const path of knowledge?.files() ?? []) {
    if (!/\.(?:pdf|zip|json|ya?ml|csv|txt)$/i.test(path) || !`/${path}`.startsWith(typed)) continue;
    found.push({ label: `/${path}`, kind: 'file', insert: encodeSpaces(`/${path}`), range, rank: 1 });
    if (found.length === 50) break;
  }
  return found;
}

function relativeAddress(file: string, address: string, typed: string): string {
  const relative = folderOf(file) === '' ? address.slice(1) : relativePath(file, address.slice(1));
  return typed.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
}

function encodeSpaces(path: string): string {
  return path.replaceAll(' ', '%20');
}
