import { expect, it } from 'vitest';
import { writePage } from './testing/written-page.ts';

const PAGE = 'One.\n\nTwo.\n';

/** Opens an empty paragraph below the first one; what a slash names there is put in by `put`. */
function setUp() {
  const heard: string[] = [];
  let isOpen = false;
  const page = writePage(PAGE, {
    list: {
      open: (typed) => {
        isOpen = /^\/(?!zzz)[^/]*$/.test(typed);
        heard.push(typed);
        return isOpen;
      },
      close: () => {
        isOpen = false;
      },
      place: () => undefined,
      press: (key) => isOpen && key === 'list-down',
    },
  });
  page.want({ part: 'paragraph', first: 1, last: 1 });
  page.press('enter', 4);
  return { ...page, heard, isOpen: () => isOpen };
}

it('keeps what may name something out of the page until it is chosen, which is one step', () => {
  const page = setUp();
  const empty = page.text();
  page.type(0, 0, '/');
  page.type(1, 1, 'no');
  expect([page.text(), page.isOpen()]).toEqual([empty, true]);
  const isTyping = page.writing.putListed(
    (text, at) => ({
      edits: [{ start: at.start, end: at.end, text: '<Note>\n  Mind this.\n</Note>' }],
      selection: { start: text.indexOf('\n\n') + 11, end: text.indexOf('\n\n') + 15 },
    }),
    'Insert note',
  );
  expect(isTyping).toBe(true);
  expect(page.text()).toContain('One.\n\n<Note>\n  Mind this.\n</Note>\n');
  expect(page.field()).toMatchObject({ value: 'Mind this.', selection: { start: 0, end: 4 } });
  page.undo();
  expect(page.text()).toBe(empty);
});

it('writes what names nothing, what Escape leaves, and what is typed when the field is left', () => {
  const page = setUp();
  for (const letter of '/zzz') page.type(page.heard.at(-1)?.length ?? 0, page.heard.at(-1)?.length ?? 0, letter);
  expect(page.text()).toBe('One.\n\n/zzz\n\nTwo.\n');
  expect(page.told.at(-1)).toMatchObject({ kind: 'close-list' });

  const escaped = setUp();
  escaped.type(0, 0, '/');
  escaped.type(1, 1, 'a');
  expect(escaped.press('list-down', 2)).toBe(true);
  escaped.press('list-close', 2);
  expect(escaped.text()).toContain('One.\n\n/a\n');
  // From there on it is text.
  escaped.type(2, 2, 'b');
  expect([escaped.text().includes('/ab\n'), escaped.isOpen()]).toEqual([true, false]);

  const left = setUp();
  left.type(0, 0, '/');
  left.leave();
  expect(left.text()).toContain('One.\n\n/\n');
});

it('is a paragraph again when one is chosen, and what somebody else does meanwhile is kept', () => {
  const page = setUp();
  page.type(0, 0, '/');
  expect(page.writing.putListed(() => undefined, 'Insert text')).toBe(true);
  expect(page.field()).toMatchObject({ value: '', selection: { start: 0, end: 0 } });
  page.type(0, 0, '/');
  page.change(page.text().replace('Two', 'Three'));
  expect(page.text()).toContain('One.\n\n/\n');
  expect(page.text()).toContain('Three.');
});

it('says that there is no list where words are already, and opens a field below a block for words that are to come', () => {
  const page = setUp();
  page.want({ part: 'paragraph', first: 5, last: 5 });
  page.type(0, 4, '');
  page.type(0, 0, 'a');
  page.type(0, 1, '/');
  expect(page.text()).toContain('/\n');
  const at = page.text().indexOf('One.');
  const landing = { selection: { start: at, end: at + 3 } };
  expect(page.writing.openBelow(landing, { first: 9, last: 9 })).toBe(true);
  expect(page.told.at(-1)).toMatchObject({
    kind: 'open-field',
    value: 'One.',
    selection: { start: 0, end: 3 },
    below: { file: 'a.mdx', first: 9, last: 9 },
  });
});
