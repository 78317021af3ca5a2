import { expect, it } from 'vitest';
import { editText } from './edit-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const filesOf = (text: string) => new Map([['a.mdx', bytes(text)]]);

it('changes a range and keeps byte-order mark and line ends, also where a file has both kinds', () => {
  const result = editText(filesOf('\uFEFFone\r\ntwo\nthree\r\n'), 'a.mdx', {
    label: 'Bold',
    edits: [{ start: 5, end: 8, text: '**two**\nmore' }],
  });
  expect(result).toMatchObject({ status: 'ok', label: 'Bold', undo: { kind: 'start' } });
  if (result.status !== 'ok') return;
  expect(result.changes[0]?.after).toEqual(bytes('\uFEFFone\r\n**two**\r\nmore\nthree\r\n'));
});

it('joins what is typed in a field', () => {
  const join = { key: 'title', pauseMs: 20 };
  const result = editText(filesOf('one'), 'a.mdx', { label: 'Title', edits: [{ start: 3, end: 3, text: '!' }], join });
  expect(result).toMatchObject({ undo: { kind: 'join', key: 'title', pauseMs: 20 } });
});

it('makes no step of an edit that changes nothing', () => {
  const result = editText(filesOf('one'), 'a.mdx', { label: 'Bold', edits: [{ start: 0, end: 3, text: 'one' }] });
  expect(result).toMatchObject({ status: 'ok', changes: [] });
});

it('refuses a file that is gone, and one that is no text', () => {
  expect(editText(new Map(), 'a.mdx', { label: 'Bold', edits: [] })).toMatchObject({ status: 'refused' });
  const picture = new Map([['a.png', new Uint8Array([0, 255, 0])]]);
  expect(editText(picture, 'a.png', { label: 'Bold', edits: [] })).toMatchObject({ status: 'refused' });
});
