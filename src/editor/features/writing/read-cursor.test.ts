import { expect, it } from 'vitest';
import { findElement, readCursor } from './read-cursor.ts';

const TEXT =
  '---\ntitle: A\n---\n\n- **one**\n\n<Steps>\n  <Step>\n    x\n  </Step>\n</Steps>\n\n| a |\n|---|\n\n```js\ncode\n```\n';
const at = (words: string) => {
  const start = TEXT.indexOf(words);
  return readCursor(TEXT, { start, end: start });
};

it('tells what is at the cursor', () => {
  expect(at('title').isInFrontMatter).toBe(true);
  expect(at('one')).toMatchObject({ listKind: 'bullet', isInFrontMatter: false, headingLevel: 0 });
  expect(at('one').marks.has('bold')).toBe(true);
  expect(at('x\n').elements.map(({ name }) => name)).toEqual(['Steps', 'Step']);
  expect(at('a |').table).toBeDefined();
  expect(at('code\n')).toMatchObject({ codeBlock: { info: 'js' }, table: undefined, listKind: undefined });
});

it('finds an element again where it begins', () => {
  const { elements } = at('x\n');
  expect(findElement(elements, elements[1]?.start ?? -1)?.name).toBe('Step');
  expect(findElement(elements, 1)).toBeUndefined();
});
