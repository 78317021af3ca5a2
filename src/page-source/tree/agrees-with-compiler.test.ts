/** The tree and the compiler see the same in every page that compiles. */
import { markdownToJs, mdxToJs } from 'satteri';
import { expect, it } from 'vitest';
import { createSatteriCompiler } from '../../engine/compile/satteri-compiler.ts';
import { prepareSource } from '../prepare/prepare-source.ts';
import { partsOf } from './page-parts.ts';
import { type PageTree, readPage } from './read-page.ts';
import type { JsxTag } from './read-tag.ts';
import { compilerParts } from './testing/compiler-parts.ts';
import { readRealPages } from './testing/real-pages.ts';

const compiler = createSatteriCompiler({ mdxToJs, markdownToJs });

const BLOCKS: Readonly<Record<string, string>> = {
  // The node of an item begins before its indentation.
  ListMark: 'item',
  Blockquote: 'quote',
  Table: 'table',
  TableHeader: 'row',
  TableRow: 'row',
  HorizontalRule: 'rule',
};
const MARKS: Readonly<Record<string, string>> = { StrongEmphasis: 'bold', Emphasis: 'italic', Strikethrough: 'strike' };

it('sees the same blocks, marks, tags, attributes, code and links as the compiler', () => {
  const differences: string[] = [];
  let compared = 0;
  for (const { file, text: source } of readRealPages()) {
    const { text } = prepareSource(source, file);
    if (!compiles(text)) continue;
    compared++;
    const expected = compilerParts(text);
    const found = treeParts(text);
    const missing = expected
      .filter((part) => !found.includes(part))
      .map((part) => `${file}: only the compiler: ${part}`);
    const added = found.filter((part) => !expected.includes(part)).map((part) => `${file}: only the tree: ${part}`);
    differences.push(...missing, ...added);
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(50);
});

function compiles(text: string): boolean {
  try {
    compiler.compileMdx(text);
    return true;
  } catch {
    return false;
  }
}

function treeParts(text: string): readonly string[] {
  const page = readPage(text);
  const { headings, tags, fences, inlineCode, links, scripts, expressions, comments } = partsOf(page);
  const inBraces = comments.filter(({ start }) => text.charAt(start) === '{');
  const found = [
    ...headings.map(({ level, start }) => `heading ${level} ${start}`),
    ...fences.map(({ info, start, infoStart }) => {
      const mark = text.slice(start, infoStart).search(/[`~]/);
      return `code ${start + mark} ${info.replace(/[ \t]+/, ' ')}`;
    }),
    ...inlineCode.map(({ start, end }) => `inline code ${start}-${end}`),
    ...links.map(({ kind, start, end }) => (kind === 'definition' ? `${kind} ${start}` : `${kind} ${start}-${end}`)),
    ...[...expressions, ...inBraces].map(({ start, end }) => `expression ${start}-${end}`),
    ...scripts.map(({ start }) => `script ${start}`),
    ...elementsOf(text, tags),
    ...blocksAndMarks(page),
  ];
  return found.filter((part) => !isFootnote(text, part)).sort();
}

function blocksAndMarks({ tree }: PageTree): readonly string[] {
  const found: string[] = [];
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (BLOCKS[name]) found.push(`${BLOCKS[name]} ${from}`);
      if (MARKS[name]) found.push(`${MARKS[name]} ${from}-${to}`);
    },
  });
  return found;
}

/** `[^1]: words` looks like the address of a link, and is none. */
function isFootnote(text: string, part: string): boolean {
  const start = /^definition (\d+)$/.exec(part)?.[1];
  return start !== undefined && text.startsWith('[^', Number(start));
}

function elementsOf(text: string, tags: readonly JsxTag[]): readonly string[] {
  const open: JsxTag[] = [];
  return tags.flatMap((tag) => {
    if (tag.kind === 'open') open.push(tag);
    const first = tag.kind === 'open' ? undefined : tag.kind === 'empty' ? tag : open.pop();
    return first ? [`<${[first.name, ...attributesOf(text, first)].join(' ')}> ${first.start}-${tag.end}`] : [];
  });
}

function attributesOf(text: string, { attributes }: JsxTag): readonly string[] {
  return attributes
    .filter(({ start }) => !/^\{\s*\/\*/.test(text.slice(start)))
    .map(({ name }) => (name === '' ? '{}' : name));
}

it.each([
  '| a |\n|---| \n| b |',
  '| a |\n|---',
  '| a\r\n|---\r\n| b\r\n',
  'a |\n- |',
  '| a |\n---',
  'a | b\n| x | y |\n|---|---|\n',
  'words\n    | a | b |\n    |---|---|\n    | c | d |',
  '> words\n> | a |\n> |---|\n',
  '- words\n  | a |\n  |---|',
  '| a | b |\n|---|\n',
  '| a |\n|---|\nwords\nmore\n# Title',
  '| `a|b` |\n|---|---|',
  'a\n|---|',
  '\\| a |\n|---|',
  '| a |\n| - - |',
  '~a~ b~c~d ~~e~~ ~ f ~ ~~g~',
])('sees the same in %j', (text) => {
  expect(treeParts(text)).toEqual(compilerParts(text));
});
