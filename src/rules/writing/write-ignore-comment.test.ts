import { expect, test } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { told } from './testing/told.ts';
import { writeIgnoreComment } from './write-ignore-comment.ts';

const FRONT = `---\ntitle: Boats\ndescription: Boats\n---\n`;

test.each([
  ['in a paragraph', `${FRONT}\nText.\n\nSee [here](/a).\n`, 'here', 'link-text'],
  ['in a list', `${FRONT}\n- One\n- See [here](/a).\n`, 'here', 'link-text'],
  ['at the beginning', '[here](/a)\n', 'here', 'link-text'],
  [
    'in a component',
    `${FRONT}\n<Steps>\n  <Step title="A">\n    See [here](/a).\n  </Step>\n</Steps>\n`,
    'here',
    'link-text',
  ],
  ['in the front matter', `${FRONT}\nText.\n`, 'description', 'description-length'],
])('a comment holds for what is told %s', (_name, text, words, rule) => {
  expect(told(text, rule)).toHaveLength(1);
  const code = `writing/${rule}`;
  for (const file of ['a.mdx', 'a.md']) {
    const edit = writeIgnoreComment(text, text.indexOf(words), { code, reason: 'It is */ called } so -->', file });
    const after = applyTextEdits(text, [edit]);
    expect(after).toContain(file === 'a.md' ? '<!-- leafwright-ignore' : '{/* leafwright-ignore');
    expect(told(after, rule)).toEqual([]);
  }
});
