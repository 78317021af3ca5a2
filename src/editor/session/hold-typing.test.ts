import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createProjectStore, type ProjectStore, selectFileText } from '../store/index.ts';
import { holdTyping } from './hold-typing.ts';

const encoder = new TextEncoder();
let store: ProjectStore;
let paint: () => void;

beforeEach(() => {
  const files = new Map(['a.mdx', 'b.mdx'].map((path) => [path, encoder.encode('')]));
  const waiting: (() => void)[] = [];
  paint = () => {
    for (const run of waiting.splice(0)) run();
  };
  store = holdTyping(createProjectStore({ id: 'p', name: 'Project', files }), (run) => waiting.push(run));
});

const textOf = (path: string) => selectFileText(store.settle(), path);

describe('typing', () => {
  test('reaches the project after the letter has been painted, and says so once', () => {
    const changed = vi.fn();
    store.subscribe(changed);
    store.actions.typeText('a.mdx', 'x', 50);
    expect(changed).not.toHaveBeenCalled();
    expect(selectFileText(store.getState(), 'a.mdx')).toBe('');
    expect(changed).not.toHaveBeenCalled();
    paint();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(selectFileText(store.getState(), 'a.mdx')).toBe('x');
    paint();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('is taken up at once for whoever needs the whole text', () => {
    store.actions.typeText('a.mdx', 'x', 50);
    expect(textOf('a.mdx')).toBe('x');
    store.actions.typeText('a.mdx', 'xy', 50);
    store.actions.typeText('b.mdx', 'z', 50);
    expect([textOf('a.mdx'), textOf('b.mdx')]).toEqual(['xy', 'z']);
  });

  test('comes before every other change', () => {
    store.actions.typeText('a.mdx', 'x', 50);
    const edit = { edits: [{ start: 1, end: 1, text: '!' }], label: 'Shout' };
    expect(store.actions.editText('a.mdx', edit).status).toBe('ok');
    expect(textOf('a.mdx')).toBe('x!');
    store.actions.undo();
    expect(textOf('a.mdx')).toBe('x');
  });

  test('is taken back as it was typed: letters after a pause by themselves', () => {
    store.actions.typeText('a.mdx', 'x', Number.POSITIVE_INFINITY);
    store.actions.typeText('a.mdx', 'xy', 50);
    store.actions.typeText('a.mdx', 'xyz', 5000);
    store.actions.undo();
    expect(textOf('a.mdx')).toBe('xy');
    store.actions.undo();
    expect(textOf('a.mdx')).toBe('');
  });
});
