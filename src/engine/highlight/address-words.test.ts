import { createHighlighterCoreSync } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { SAMPLE_WRITERS } from '../../shared/api-request/write-sample.ts';
import type { CodeLine } from '../render/theme-contract.ts';
import { neutralLine, SAMPLE_GRAMMARS, withWords } from './address-words.ts';
import { grammarNameOf } from './language-names.ts';
import { LineMemory } from './line-memory.ts';
import { createRegexEngine } from './regular-expressions.ts';
import { KIND_THEME } from './token-kinds.ts';

const WORDS = ['if', 'for', 'null', 'true', 'class', 'return', 'echo', 'done', 'TODO', 'users-2', 'x'];
const PATHS = [...WORDS.map((word) => `/${word}`), '/if/{id}/else', '/a/{if}?b=for#c', '/$if/%s/@a/:b/'];
const ADDRESSES = PATHS.flatMap((path) => ["'", '"'].map((mark) => `${mark}https://api.example.com${path}${mark}`));
const LINES = ADDRESSES.flatMap((address) => [
  `call(${address}, 1)`,
  `  --url ${address} \\`,
  `// see ${address} for more`,
  `it's ${address} for`,
  `a = b + ${address}/if/for`,
]);

/** Each token with the number that the grammar has for its colour. */
function readTokens(line: string, packed: Uint32Array): CodeLine {
  return Array.from({ length: packed.length / 2 }, (_, index) => ({
    text: line.slice(packed[2 * index], packed[2 * index + 2] ?? line.length),
    kind: String(((packed[2 * index + 1] as number) >>> 15) & 0x1ff),
  }));
}

async function openGrammar(name: string) {
  const langs = (await bundledLanguages[name as 'bash']()).default;
  const core = createHighlighterCoreSync({
    engine: createRegexEngine(new Map()),
    themes: [KIND_THEME],
    langs: [langs],
  });
  core.setTheme(KIND_THEME.name ?? '');
  return core.getLanguage(langs.at(-1)?.name ?? name);
}

describe('words of an address', () => {
  it('are passed over in the grammar of every sample', () => {
    const grammars = Object.values(SAMPLE_WRITERS).map(({ grammar }) => grammarNameOf(grammar) ?? grammar);
    expect(new Set(grammars)).toEqual(SAMPLE_GRAMMARS);
  });

  it.each([...SAMPLE_GRAMMARS])('have the colours in %s that they have by themselves', async (name) => {
    const grammar = await openGrammar(name);
    const memory = new LineMemory(grammar, readTokens, true);
    for (const line of LINES) {
      const { tokens, ruleStack } = grammar.tokenizeLine2(line, null);
      const { line: coloured, next } = memory.colour(line, memory.start());
      expect(coloured, line).toEqual(readTokens(line, tokens));
      expect(next.stack?.equals(ruleStack), line).toBe(true);
    }
  });
});

it('leaves variables, places to fill in and everything outside of a string as they are', () => {
  expect(neutralLine('get("https://a.example/users/{user}/$name/list");')).toEqual({
    neutral: 'get("https://a.example/aaaaa/{user}/$name/aaaa");',
    offsets: [4, 23, 42],
  });
  for (const line of [
    'get(users)',
    'curl https://a.example/users',
    'cat <<"https://a.example/users"',
    '"https://a.example"',
  ])
    expect(neutralLine(line), line).toBeUndefined();
});

it('gives no colours to an address that is no string to the grammar', () => {
  const line = '"https://a.example/if"';
  const address = neutralLine(line);
  if (address === undefined) throw new Error('The line has an address.');
  const inString: CodeLine = [{ text: '"https://a.example/aa"', kind: 's' }];
  expect(withWords(line, address, inString)).toEqual([{ text: line, kind: 's' }]);
  const mixed: CodeLine = [{ text: '"https://a.example/', kind: 's' }, { text: 'aa' }, { text: '"', kind: 's' }];
  expect(withWords(line, address, mixed)).toBeUndefined();
  expect(withWords(line, address, [{ text: line }])).toBeUndefined();
});
