import { describe, expect, it } from 'vitest';
import { readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { codeInside } from './code-blocks.ts';

function inside(text: string) {
  const block = readPageBlocks(text).find(({ kind }) => kind === 'code');
  if (!block) throw new Error('There is no code block.');
  const { start, end, isMissing } = codeInside(text, block);
  return { code: text.slice(start, end), before: text.slice(0, start), isMissing };
}

describe('codeInside', () => {
  it('is what stands between the lines of a fence, with all line ends', () => {
    expect(inside('```js\none\n\ntwo\n```\n').code).toBe('one\n\ntwo');
    expect(inside('```js\r\none\r\ntwo\r\n```\r\n').code).toBe('one\r\ntwo');
    expect(inside('~~~\n```\n~~~').code).toBe('```');
    expect(inside('```js\nnever closed').code).toBe('never closed');
  });

  it('tells an empty line from none', () => {
    expect(inside('```js\n\n```\n')).toEqual({ code: '', before: '```js\n', isMissing: false });
    expect(inside('```js\n```\n')).toEqual({ code: '', before: '```js\n', isMissing: true });
    expect(inside('```js\r\n```\r\n')).toEqual({ code: '', before: '```js\r\n', isMissing: true });
  });
});
