/** Blocks of a page, or words of a paragraph, become a file of their own, which other pages can take in too. Pure. */
import { findComponent } from '../../catalogue/catalogue.ts';
import { listAt, pathAtOffset } from '../../page-source/blocks/block-path.ts';
import { lineAt } from '../../page-source/blocks/lines.ts';
import { readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { findImports } from '../../page-source/import-statements.ts';
import { lineEndOf, type SourceChange, type TextRange } from '../../project/text-edit.ts';
import type { TakenIn } from '../references/snippet-uses.ts';
import { isOpenFence } from './block-actions.ts';
import { hasOwnLines, replaceBlock } from './block-edits.ts';
import { readBlockText } from './block-text.ts';
import { type NoSnippetOfWords, planWords } from './snippet-of-words.ts';
import { snippetSource } from './snippet-source.ts';
import { holdsText } from './what-holds.ts';

/** How pages of a project take in a snippet: by an import, or by `<Snippet file>` as in older ones. */
export type SnippetStyle = 'import' | 'tag';

export interface SnippetPlan {
  /** The whole blocks that the selection touches, or the words. */
  readonly range: TextRange;
  /** Text of the new file, with the line ends of the page. */
  readonly source: string;
  /** Present for words: what comes before and behind the tag, where it must not stand in a line of its own. */
  readonly within?: { readonly lead: string; readonly tail: string };
}

/**
 * Why nothing can be made of a selection. `nothing`: no blocks are selected. `script`: an import or what the page itself
 * exports is among them, or is used by them. `place`: no snippet may stand there, as between steps. Of words: `heading`,
 * whose own words are needed; `code`, a part of which is no text; `reference`, to a note or an address that the page has.
 */
export type NoSnippet = 'nothing' | 'script' | 'place' | NoSnippetOfWords;

/** What would stand in a snippet of what is selected: words of one paragraph, or whole blocks. `file`: the page's path. */
export function planSnippet(text: string, selection: TextRange, file: string): SnippetPlan | NoSnippet {
  const words = planWords(text, selection, file);
  if (words !== undefined) return words;
  const run = selectedRun(text, selection);
  if (!run) return 'nothing';
  const { blocks, mayStand } = run;
  if (blocks.some(({ kind }) => kind === 'source')) return 'script';
  const range = { start: blocks[0]?.start ?? 0, end: blocks.at(-1)?.end ?? 0 };
  if (!mayStand || !hasOwnLines(text, range) || blocks.some(isOpenFence)) return 'place';
  const source = snippetSource(text, readBlockText(text, range).value, file);
  return source === undefined ? 'script' : { range, source };
}

/** The blocks that a selection touches: in the innermost list that holds them all. */
function selectedRun(text: string, { start, end }: TextRange) {
  const blocks = readPageBlocks(text);
  const [from, to] = [pathAtOffset(blocks, start), pathAtOffset(blocks, Math.max(start, end))];
  if (from === undefined || to === undefined) return undefined;
  const [one, other] = [from.split('.'), to.split('.')];
  let depth = 0;
  while (depth < Math.min(one.length, other.length) - 1 && one[depth] === other[depth]) depth++;
  const list = listAt(blocks, one.slice(0, depth).join('.'));
  const run = list?.blocks.slice(Number(one[depth]), Number(other[depth]) + 1) ?? [];
  const touched = run.filter((block) => block.end >= start && block.start <= end);
  return touched.length === 0 ? undefined : { blocks: touched, mayStand: holdsText(list?.parent) };
}

/** Path of the file for a name, in the folder that the project has; with a number where that is taken. */
export function snippetPath(name: string, files: Iterable<string>): string {
  const paths = new Set([...files].map((path) => path.toLowerCase()));
  const has = (folder: string) => [...paths].some((path) => path.startsWith(folder));
  const folder = has('_snippets/') && !has('snippets/') ? '_snippets' : 'snippets';
  const slug =
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'snippet';
  for (let count = 1; ; count++) {
    const path = `${folder}/${slug}${count === 1 ? '' : `-${count}`}.mdx`;
    if (!paths.has(path.toLowerCase())) return path;
  }
}

/** Name of its tag in a page: `free-trial.mdx` → `FreeTrial`. Never one that the page or the catalogue has. */
export function snippetTag(path: string, text: string): string {
  const stem = path.slice(path.lastIndexOf('/') + 1, -'.mdx'.length);
  const words = stem.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = words.join('').replace(/[^A-Za-z0-9]/g, '');
  const base = /^[A-Z]/.test(name) ? name : `Snippet${name}`;
  const isTaken = (one: string) =>
    findComponent(one) !== undefined || new RegExp(`(?<![\\w$])${one}(?![\\w$])`).test(text);
  let tag = base;
  for (let count = 1; isTaken(tag); count++) tag = count === 1 ? `${base}Snippet` : `${base}Snippet${count}`;
  return tag;
}

/** The change of the page that takes a snippet in where its blocks stand. `undefined` where they share their lines. */
export function takeInSnippet(
  text: string,
  { range, within }: SnippetPlan,
  path: string,
  style: SnippetStyle,
): SourceChange | undefined {
  const name = path.replace(/^_?snippets\//, '');
  const tag = snippetTag(path, text);
  const use = style === 'tag' ? `<Snippet file="${name}" />` : `<${tag} />`;
  const replaced = within ? putWithin(range, within, use) : replaceBlock(text, range, use);
  const [edit] = replaced?.edits ?? [];
  if (!replaced || !edit) return replaced;
  if (style === 'tag') return replaced;
  const taken = importEdit(text, range, `import ${tag} from ${quoted(text, `/${path}`)}`);
  const by = taken.text.length;
  const at = (replaced.selection?.start ?? edit.start) + by;
  return { edits: [taken, edit], selection: { start: at, end: at } };
}

function putWithin(range: TextRange, { lead, tail }: NonNullable<SnippetPlan['within']>, use: string): SourceChange {
  const at = range.start + lead.length + use.length;
  return { edits: [{ ...range, text: lead + use + tail }], selection: { start: at, end: at } };
}

function quoted(text: string, path: string): string {
  const last = findImports(text).at(-1);
  const written = last ? text.slice(last.start, last.end).trimEnd() : '"";';
  const mark = written.includes("'") ? "'" : '"';
  return `${mark}${path}${mark}${written.endsWith(';') ? ';' : ''}`;
}

/** Below the imports that the page has, or above its first block. */
function importEdit(text: string, range: TextRange, statement: string) {
  const last = findImports(text).findLast(({ end }) => end <= range.start);
  if (last) {
    const at = lineAt(text, last.end).end;
    return { start: at, end: at, text: lineEndOf(text) + statement };
  }
  const [first] = readPageBlocks(text);
  const at = first ? lineAt(text, first.start).start : text.length;
  const lineEnd = lineEndOf(text);
  // The line of the block stays as it is, whatever it is indented by.
  return { start: at, end: at, text: statement + lineEnd + lineEnd };
}

/** How pages of a project take snippets in. */
export function snippetStyle(taken: Iterable<TakenIn>): SnippetStyle {
  let [imports, tags] = [0, 0];
  for (const { specifiers, snippets } of taken) {
    imports += specifiers.filter((one) => one.includes('snippets/')).length;
    tags += snippets.length;
  }
  return tags > 0 && imports === 0 ? 'tag' : 'import';
}
