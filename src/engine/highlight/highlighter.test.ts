import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { createHighlighter, type LoadGrammar } from './highlighter.ts';
import { grammarNameOf } from './language-names.ts';

const asked: string[] = [];
const loadGrammar: LoadGrammar = async (name) => {
  asked.push(name);
  return name in bundledLanguages ? (await bundledLanguages[name as keyof typeof bundledLanguages]()).default : [];
};

async function kindsOf(code: string, language: string) {
  const highlighter = createHighlighter(loadGrammar);
  await highlighter.load([language]);
  return highlighter
    .tokenize(code, language)
    .map((line) => line.filter(({ text }) => text.trim() !== '').map(({ text, kind }) => [text.trim(), kind]));
}

describe('highlighting', () => {
  it('knows the tags and the code of MDX', async () => {
    const [tag, , code] = await kindsOf('<Card title="Hi" />\n\nexport const a = 1;', 'mdx');
    expect(tag?.slice(0, 3)).toEqual([
      ['<', 'p'],
      ['Card', 't'],
      ['title', 'a'],
    ]);
    expect(code?.[0]).toEqual(['export const', 'k']);
  });

  it('gives tokens of the kinds that the style sheet knows', async () => {
    expect(await kindsOf('const a = "b"; // c', 'ts')).toEqual([
      [
        ['const', 'k'],
        ['a', 'n'],
        ['=', 'p'],
        ['"b"', 's'],
        [';', 'p'],
        ['// c', 'c'],
      ],
    ]);
    expect(await kindsOf('{\n  "a": true\n}', 'JSON')).toEqual([
      [['{', 'p']],
      [
        ['"a"', 'a'],
        [':', 'p'],
        ['true', 'n'],
      ],
      [['}', 'p']],
    ]);
  });

  it('keeps every character and line', async () => {
    const highlighter = createHighlighter(loadGrammar);
    await highlighter.load(['bash']);
    const code = 'curl -X POST \\\n  "https://a.example" # all\n\n\techo $HOME && exit';
    const lines = highlighter.tokenize(`${code}\n`, 'cURL');
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  });

  it('leaves code plain while its language is unknown or not loaded', async () => {
    const highlighter = createHighlighter(loadGrammar);
    const plain = [[{ text: 'a = 1' }], [], [{ text: 'b' }]];
    expect(highlighter.tokenize('a = 1\n\nb', 'json')).toEqual(plain);
    await highlighter.load(['klingon']);
    expect(highlighter.tokenize('a = 1\n\nb\n', 'klingon')).toEqual(plain);
  });

  it('leaves endless lines plain', async () => {
    const long = `{"a": "${'x'.repeat(5_000)}"}`;
    expect(await kindsOf(`[\n${long}`, 'json')).toEqual([[['[', 'p']], [[long, undefined]]]);
  });

  it('gives code the same colours whichever other languages were met before', async () => {
    const code = '# Heading\n\n```java\nclass Example { int size; }\n```';
    const alone = createHighlighter(loadGrammar);
    await alone.load(['markdown']);
    const after = createHighlighter(loadGrammar);
    await after.load(['java', 'markdown']);
    const before = createHighlighter(loadGrammar);
    await before.load(['markdown']);
    before.tokenize(code, 'markdown');
    await before.load(['java']);
    const expected = alone.tokenize(code, 'markdown');
    expect(expected[0]?.some(({ kind }) => kind !== undefined)).toBe(true);
    expect(after.tokenize(code, 'markdown')).toEqual(expected);
    expect(before.tokenize(code, 'markdown')).toEqual(expected);
  });

  it('asks for a grammar once', async () => {
    const highlighter = createHighlighter(loadGrammar);
    asked.length = 0;
    await Promise.all([highlighter.load(['sh', 'bash']), highlighter.load(['cURL'])]);
    await highlighter.load(['zsh', 'none', '']);
    expect(asked).toEqual(['bash']);
  });
});

describe('names of languages', () => {
  it.each([
    ['cURL', 'bash'],
    ['Dockerfile', 'docker'],
    ['C++', 'cpp'],
    ['server.js', 'javascript'],
    ['mermaid', undefined],
    ['none', undefined],
    ['constructor', 'constructor'],
  ])('%s → %s', (written, name) => {
    expect(grammarNameOf(written)).toBe(name);
  });
});
