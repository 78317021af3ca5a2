import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanFences } from '../../page-source/source-scan.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { renderBody } from '../../theme/testing/render.ts';
import { formatPage } from './format-page.ts';

const format = (text: string) => applyTextEdits(text, formatPage(text));

describe('formatPage', () => {
  it.each([
    ['a   \nb', 'a  \nb\n'],
    ['a \t\n\n\n\nb\n\n\n', 'a\n\nb\n'],
    ['---\nt: x\n---\n# H\n', '---\nt: x\n---\n\n# H\n'],
    ['a\n# H\nb\n', 'a\n\n# H\n\nb\n'],
    ['# H   \n## I\n', '# H\n\n## I\n'],
    ['\n\n\na\n', 'a\n'],
    ['---\ntitle: x  \n---\n\n\n\na\n', '---\ntitle: x  \n---\n\na\n'],
    ['a\r\n\r\n\r\nb', 'a\r\n\r\nb\r\n'],
    [
      '| a | long |\n|---|:-:|\n| wide cell | b\\|c |\n',
      '| a         | long |\n| ---       | :-:  |\n| wide cell | b\\|c |\n',
    ],
    ['a|b\n-|-\nc|d', 'a | b\n- | -\nc | d\n'],
    ['', ''],
    ['   \n\n', ''],
  ])('%j becomes %j', (before, after) => {
    expect(format(before)).toBe(after);
  });

  it.each([
    '```js\nconst a = 1;   \n\n\n\n# no heading\nx\n```\n',
    '<Note>\n  {`kept   \n\n\n  so`}\n</Note>\n',
    'export const a = `x   \ny`;\n\nText\n',
    '<pre>\n\n\n  as is   \n</pre>\n',
    '<!-- a   \n\n\n b -->\n',
    '- item\n\n  ```\n  code   \n\n\n  ```\n',
    '$$\na   \n\\\\\n$$\n',
    '<Card\n  title="a   \n  b"\n/>\n',
  ])('keeps %j to the character', (text) => {
    expect(format(text)).toBe(text);
  });

  const piece = fc.constantFrom(
    '# Heading',
    '## Two  ',
    'Some words   ',
    'a  ',
    '',
    '   ',
    '\t',
    '- item',
    '  - inner',
    '1. one',
    '> quote',
    '```js',
    '```',
    '~~~',
    '| a | b |',
    '|---|:--|',
    '| longer | c |',
    '<Note>',
    '</Note>',
    '<Card title="x"',
    '/>',
    '{`a  ',
    '`}',
    '---',
    'title: x',
    '$$',
    '<!-- c',
    '-->',
    'import A from "/a.mdx"',
    'export const x = {',
    '}',
    '`code  ',
    '\\',
    '    indented',
    'a | b',
    '***',
  );
  const page = fc
    .array(fc.tuple(piece, fc.constantFrom('\n', '\n', '\n', '\r\n', '\r')), { maxLength: 24 })
    .map((pieces) => pieces.map(([text, end]) => text + end).join(''));

  it('changes white space only, outside of code only, and is done after one time', () => {
    fc.assert(
      fc.property(fc.oneof(page, fc.string({ unit: 'grapheme', maxLength: 80 })), (text) => {
        const after = format(text);
        expect(after.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        const codeOf = (source: string) =>
          scanFences(source).map(({ start, end }) => source.slice(start, end).trimEnd());
        expect(codeOf(after)).toEqual(codeOf(text));
        expect(format(after)).toBe(after);
      }),
      { numRuns: 3000 },
    );
  });

  it('shows what it showed', async () => {
    const pages = [
      '# One\nText  \nbroken\n\n\n\n- a\n- b\n\n\n1. x\n\n   more\n',
      '<Steps>\n<Step title="A">\n\n\ntext   \n\n| a | b |\n|-|-|\n| 1 | 2 |\n</Step>\n</Steps>\n',
      'Words\n## Head\n> quote   \n> more\n\n\n```js\nx   \n```\n',
    ];
    for (const text of pages) {
      const folded = async (source: string) =>
        (await renderBody(source)).replace(/\s+/g, ' ').replace(/> /g, '>').replace(/ </g, '<');
      expect(await folded(format(text))).toBe(await folded(text));
    }
  });
});
