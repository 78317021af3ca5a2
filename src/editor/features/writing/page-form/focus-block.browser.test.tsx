/** Where the focus goes in the form of a page, and what is selected there. */
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusBlockAt, focusNewBlock } from './focus-block.ts';

const PAGE = '<Step title="First step">\n  What to do.\n</Step>\n\n```js\ncode\n```\n';

const draw = (): HTMLElement => {
  document.body.innerHTML =
    '<main><div data-block="0"><input value="First step" /></div><div data-block="1"><textarea>code</textarea></div></main>';
  return document.body.querySelector('main') as HTMLElement;
};
const rangeOf = (words: string) => ({ start: PAGE.indexOf(words), end: PAGE.indexOf(words) + words.length });

afterEach(() => document.body.replaceChildren());

test('what is typed takes the place of the sample in a new block', async () => {
  const root = draw();
  expect(focusNewBlock(root, PAGE, rangeOf('First step'))).toBe(true);
  await userEvent.keyboard('Alpha');
  expect(root.querySelector('input')?.value).toBe('Alpha');
  expect(focusNewBlock(root, PAGE, rangeOf('js'))).toBe(true);
  await userEvent.keyboard('let a');
  expect(root.querySelector('textarea')?.value).toBe('let a');
});

test('what was written before stays when its field gets the focus', async () => {
  const root = draw();
  expect(focusBlockAt(root, PAGE, rangeOf('First step'))).toBe(true);
  await userEvent.keyboard('Alpha');
  expect(root.querySelector('input')?.value).toContain('First step');
});
