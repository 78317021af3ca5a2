import { describe, expect, it } from 'vitest';
import { findImports } from './import-statements.ts';
import { fenceLanguageOf, scanCode, scanFences } from './source-scan.ts';

const fencesOf = (text: string) => scanFences(text).map(({ start, end, info }) => [info, text.slice(start, end)]);

describe('fences', () => {
  it('are found with everything behind the backticks', () => {
    expect(fencesOf('a\n```bash cURL {1,2}\nx\n```\nb')).toEqual([['bash cURL {1,2}', '```bash cURL {1,2}\nx\n```\n']]);
  });

  it('may hold shorter fences', () => {
    expect(fencesOf('````md\n```js\nx\n```\n````\nb')).toEqual([['md', '````md\n```js\nx\n```\n````\n']]);
  });

  it('may stand in lists, quotes and components, and end with them', () => {
    expect(fencesOf('- ```js\n  x\n\ntext').map(([info]) => info)).toEqual(['js']);
    expect(fencesOf('- ```js\n  x\n\ntext')[0]?.[1]).toBe('- ```js\n  x\n\n');
    expect(fencesOf('> ```js\n> x\ntext')[0]?.[1]).toBe('> ```js\n> x\n');
    expect(fencesOf('<Tab>\n      ```js\n      x\n      ```\n</Tab>')[0]?.[1]).toBe(
      '      ```js\n      x\n      ```\n',
    );
  });

  it('go to the end when they are never closed, and know tildes', () => {
    expect(fencesOf('~~~py\nx\n```\n')).toEqual([['py', '~~~py\nx\n```\n']]);
  });

  it('are looked for in one pass over any line', () => {
    const line = `${'*  '.repeat(5_000)}x\n`;
    expect(fencesOf(`${line}\`\`\`js\n\`\`\`\n`).map(([info]) => info)).toEqual(['js']);
    expect(fencesOf('1. - > ```py\n').map(([info]) => info)).toEqual(['py']);
  });

  it('are not inline code of three backticks', () => {
    expect(fencesOf('```not a fence``` text\n')).toEqual([]);
  });

  it.each([
    ['JSON', 'json'],
    ['js{1,2}', 'js'],
    ['c++ Title', 'c++'],
    ['{1}', ''],
    ['', ''],
  ])('name their language: %j → %j', (info, language) => {
    expect(fenceLanguageOf(info)).toBe(language);
  });
});

describe('code', () => {
  it('is inline code too, within its paragraph', () => {
    const text = 'a `b` ``c ` d`` \\`e f\n\ng `h\n\ni`';
    expect(scanCode(text).map(([start, end]) => text.slice(start, end))).toEqual(['`b`', '``c ` d``']);
  });
});

describe('imports', () => {
  const importsOf = (text: string) =>
    findImports(text).map(({ specifier, bindings, line }) => ({ specifier, bindings, line }));

  it('are read with their names and lines', () => {
    expect(
      importsOf("\nimport A, { b, c as d } from './x.mdx';\nimport * as all from \"y\"\nimport 'z.css'\n"),
    ).toEqual([
      { specifier: './x.mdx', bindings: { A: 'default', b: 'b', d: 'c' }, line: 2 },
      { specifier: 'y', bindings: { all: '*' }, line: 3 },
      { specifier: 'z.css', bindings: {}, line: 4 },
    ]);
  });

  it('may go over several lines', () => {
    expect(importsOf("import {\n  a,\n  b,\n} from 'x'\n")).toEqual([
      { specifier: 'x', bindings: { a: 'a', b: 'b' }, line: 1 },
    ]);
  });

  it('are not sentences that begin with the word', () => {
    expect(importsOf('import the seeds from "a shop" if you like\nimport os\nprint(x from "y")\n')).toEqual([]);
  });
});
