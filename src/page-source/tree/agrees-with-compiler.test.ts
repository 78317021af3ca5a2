/** The tree and the compiler see the same in every page that compiles. */
import { markdownToJs, mdxToJs } from 'satteri';
import { expect, it } from 'vitest';
import { createSatteriCompiler } from '../../engine/compile/satteri-compiler.ts';
import { prepareSource } from '../prepare/prepare-source.ts';
import { partsOf } from './page-parts.ts';
import { readPage } from './read-page.ts';
import type { JsxTag } from './read-tag.ts';
import { compilerParts } from './testing/compiler-parts.ts';
import { readRealPages } from './testing/real-pages.ts';

const compiler = createSatteriCompiler({ mdxToJs, markdownToJs });

it('sees the same headings, tags, attributes, code and links as the compiler', () => {
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
  const { headings, tags, fences, inlineCode, links, scripts, expressions, comments } = partsOf(readPage(text));
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
  ];
  return found.filter((part) => !isFootnote(text, part)).sort();
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
