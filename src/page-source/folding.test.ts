import { expect, it } from 'vitest';
import { readFoldingRanges } from './folding.ts';

const lines = (kind: string, text: string) =>
  readFoldingRanges(text)
    .filter((range) => range.kind === kind)
    .map(({ start, end }) => [start, end]);

it('folds sections up to the next heading of their level, without blank lines at their end', () => {
  expect(lines('section', '## One\n\ntext\n\n### Two\n\ntext\n\n## Three\n\ntext\n')).toEqual([
    [1, 7],
    [5, 7],
    [9, 11],
  ]);
});

it('folds steps, tabs and accordions as what they are, and sections in them within them', () => {
  const text =
    '<Steps>\n<Step title="A">\n## In it\ntext\n</Step>\n<Step title="B">\ntext\n</Step>\n</Steps>\n## After\ntext';
  expect(lines('component', text)).toEqual([
    [1, 8],
    [2, 4],
    [6, 7],
  ]);
  expect(lines('section', text)).toEqual([
    [3, 4],
    [10, 11],
  ]);
});

it('takes what stands in a comment or in code for no heading', () => {
  expect(lines('section', '{/*\n## Not\nthis\n*/}\n\n```md\n## Nor\nthis\n```\n')).toEqual([]);
});
