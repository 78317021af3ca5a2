import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageBlocks } from './page-blocks.ts';
import { rereadPageBlocks } from './reread-blocks.ts';

const PIECES = [
  'Some words.',
  'Two lines\nof words',
  'Words\n- and a list\n- below',
  '- a\n  more\n\n  - b',
  '1. one\n2. two',
  '> quoted\n> words',
  '## A heading',
  '## A heading\nright above words',
  '---',
  '```js\nconst a = 1;\n```',
  '| a | b |\n|---|---|\n| c | d |',
  'a | b\nwords',
  '<Note>\n  Words in it.\n\n  - a\n  - b\n</Note>',
  '<Note>Words</Note>',
  '<Steps>\n  <Step title="One">\n    Deep words.\n\n    <Tip>\n      Deeper.\n    </Tip>\n  </Step>\n  <Step title="Two">\n    b\n  </Step>\n</Steps>',
  'Words with <b>tags</b> and {braces}.',
  '{/* a comment */}',
  "import A from '/a.mdx'",
  'imports are words',
];

test('what is read anew around a change is what a reading of the whole page gives', () => {
  const page = fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('\n', '\n\n', '\r\n\r\n')), {
    minLength: 1,
    maxLength: 6,
  });
  const added = fc.constantFrom('', 'x', ' ', '1', 'import ', 'words', 'é', '.', '<', '`', '\n', '- ', '#');
  fc.assert(
    fc.property(page, added, fc.nat(400), fc.nat(3), (parts, words, place, length) => {
      const text = `---\ntitle: a\n---\n\n${parts.map((part) => part.join('')).join('')}`;
      const start = place % (text.length + 1);
      const after = text.slice(0, start) + words + text.slice(start + length);
      const blocks = readPageBlocks(text);
      expect(rereadPageBlocks({ text, blocks }, after)).toEqual(readPageBlocks(after));
    }),
    { numRuns: 1000 },
  );
});

test('blocks before the one that was typed in stay the same objects', () => {
  const text = 'One.\n\nTwo.\n\nThree.\n';
  const blocks = readPageBlocks(text);
  const after = rereadPageBlocks({ text, blocks }, text.replace('Two', 'Twos'));
  expect(after[0]).toBe(blocks[0]);
  expect(after[2]).toEqual({ ...blocks[2], start: 13, end: 19 });
});
