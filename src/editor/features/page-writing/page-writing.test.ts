import { describe, expect, it } from 'vitest';
import { toggleMark } from '../../../authoring/source-edit/toggle-mark.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { writePage } from './testing/written-page.ts';

const PAGE = '# Title\r\n\r\nOne two.\r\n\r\n- item\r\n\r\n| a | b |\r\n|---|---|\r\n| c | d |\r\n\r\nLast {1}.\r\n';
const PARAGRAPH = { part: 'paragraph', first: 3, last: 3 } as const;

describe('a field in the page', () => {
  it('has the source of its words, and each edit of it is the same edit of the page', () => {
    const page = writePage(PAGE);
    expect(page.want(PARAGRAPH)).toBe(true);
    expect(page.field()).toMatchObject({ value: 'One two.', place: { file: 'a.mdx', ...PARAGRAPH } });
    page.type(3, 3, ' **or**');
    page.type(10, 14, ' 2');
    expect(page.text()).toBe(PAGE.replace('One two', 'One **or** 2'));
    page.leave();
    expect(page.text()).toBe(PAGE.replace('One two', 'One **or** 2'));
    // The field had it all before: nothing is drawn in it anew.
    expect(page.told.map(({ kind }) => kind)).toEqual(['open-field']);
  });

  it('is taken for no field of the page before: the frame may still know the one that was left there', () => {
    const [before, page] = [writePage(PAGE), writePage(PAGE)];
    before.want(PARAGRAPH);
    page.want(PARAGRAPH);
    expect(page.field()?.id).not.toBe(before.field()?.id);
  });

  it('is given the focus once more where that stayed around the page, and not where the app has it', () => {
    let isAtPage = true;
    const page = writePage(PAGE, { isFocusAtPage: () => isAtPage });
    page.want(PARAGRAPH);
    const focused = () => page.told.filter(({ kind }) => kind === 'focus-field').length;
    page.unfocus();
    expect(focused()).toBe(1);
    isAtPage = false;
    page.unfocus();
    expect(focused()).toBe(1);
  });

  it('gives new lines the line ends of the page, keeps cells in their row and headings in their line', () => {
    const page = writePage(PAGE);
    page.want(PARAGRAPH);
    page.type(8, 8, '\nThree.');
    expect(page.text()).toContain('One two.\r\nThree.\r\n');
    page.want({ part: 'cell', first: 10, last: 10, column: 1 });
    page.type(1, 1, ' | e\nf');
    expect(page.text()).toContain('| c | d \\| e f |\r\n');
    expect(page.field()).toMatchObject({ value: 'd \\| e f', selection: { start: 8, end: 8 } });
    page.want({ part: 'heading', first: 1, last: 1 });
    page.type(5, 5, '\ns');
    expect(page.text().startsWith('# Title s\r\n')).toBe(true);
  });

  it('is not given for what is no words, in other files, and when nobody asked', () => {
    const page = writePage(PAGE);
    expect(page.want({ part: 'paragraph', first: 12, last: 12 })).toBe(false);
    expect(page.want({ part: 'paragraph', first: 1, last: 1 })).toBe(false);
    expect(page.want({ part: 'paragraph', first: 3, last: 9 })).toBe(false);
    expect(page.want(PARAGRAPH, 'b.mdx')).toBe(false);
    expect(writePage(PAGE, { isAsked: () => false }).want(PARAGRAPH)).toBe(false);
    // The frame hears of it, and goes on.
    expect(page.told).toEqual([1, 2, 3, 4].map((wanted) => ({ kind: 'refuse-field', wanted })));
  });

  it('loses nothing of what is typed right before it is left, when its words have become others', () => {
    const page = writePage(PAGE);
    page.want({ part: 'cell', first: 9, last: 9, column: 1 });
    page.type(1, 1, '|');
    // The frame does not know of the sign before the bar when this is typed, nor when the field is left.
    page.type(2, 2, 'e', { version: 0 });
    page.leave({ version: 0 });
    expect(page.text()).toContain('| c | d\\| |\r\n');
    // Then it does, and says it again.
    page.type(3, 3, 'e');
    page.leave();
    expect(page.text()).toContain('| c | d\\|e |\r\n');
    page.type(0, 0, 'x');
    expect(page.text()).not.toContain('xd');
  });

  it('takes no edit beyond its words, of another field or of words that are others by now', () => {
    const page = writePage(PAGE);
    expect(page.type(0, 0, 'x')).toBe(true);
    page.want(PARAGRAPH);
    page.type(0, 9, '');
    page.type(5, 3, '');
    page.type(0, 0, 'x', { field: (page.field()?.id ?? 0) + 1 });
    page.type(0, 0, 'x', { version: 1 });
    expect(page.text()).toBe(PAGE);
    page.change(PAGE.replace('two', 'three'));
    page.type(0, 0, 'x', { version: 0 });
    expect(page.text()).toBe(PAGE.replace('two', 'three'));
    page.type(0, 0, 'x');
    expect(page.text()).toBe(PAGE.replace('One two', 'xOne three'));
  });

  it('hears no more at once than a person does, and shows then what there is', () => {
    const page = writePage(PAGE);
    page.want(PARAGRAPH);
    for (let count = 0; count < 10_000; count++) page.type(0, 0, 'x');
    expect(page.text().length).toBeLessThan(PAGE.length + 300);
    page.paint();
    expect(page.field()?.value).toBe(page.text().split('\r\n')[2]);
    page.type(0, 0, 'yes ');
    expect(page.text()).toContain('yes x');
  });

  it('follows its words when something else changes the page', () => {
    const page = writePage(PAGE);
    page.want(PARAGRAPH);
    page.change(PAGE.replace('Title', 'A longer title'));
    page.type(8, 8, ' Yes.');
    expect(page.text()).toContain('# A longer title\r\n\r\nOne two. Yes.\r\n');
    page.undo();
    expect(page.field()).toMatchObject({ value: 'One two.' });
    const field = page.field()?.id;
    page.change('# Another page\r\n');
    expect(page.field()?.value).not.toBe('One two.');
    page.type(0, 8, '', { field: field ?? 0 });
    expect(page.text()).toBe('# Another page\r\n');
  });

  it('becomes the field of what was made of its words', () => {
    const page = writePage(PAGE);
    page.want(PARAGRAPH);
    page.type(0, 0, '##');
    expect(page.told.map(({ kind }) => kind)).toEqual(['open-field']);
    page.type(2, 2, ' ');
    expect(page.field()).toMatchObject({
      value: 'One two.',
      place: { part: 'heading' },
      selection: { start: 0, end: 0 },
    });
    page.type(0, 3, '1');
    expect(page.text()).toBe(PAGE.replace('One', '## 1'));
  });

  it('takes the lines of a paragraph along that has lost its words', () => {
    const page = writePage(PAGE);
    page.want(PARAGRAPH);
    page.type(0, 8, '');
    expect(page.field()).toMatchObject({ value: 'One two.', version: 0 });
    page.leave();
    expect(page.text()).toBe(PAGE.replace('One two.\r\n\r\n', ''));
  });

  it('selects in the page what is selected in it', () => {
    const page = writePage(PAGE);
    page.want(PARAGRAPH);
    page.select(4, 7);
    const { start, end } = page.selection();
    expect(page.text().slice(start, end)).toBe('two');
  });

  it('has the words of a component on the line of its tags, and keeps them there', () => {
    const page = writePage('<Note title="T">Mind.</Note>\n\nTwo.\n');
    page.want({ part: 'element', first: 1, last: 1 });
    page.type(5, 5, '\nThis');
    page.type(0, 0, '- ');
    page.press('enter', 3);
    page.press('backspace', 0);
    expect(page.text()).toBe('<Note title="T">- Mind. This</Note>\n\nTwo.\n');
    expect(page.field()).toMatchObject({ value: '- Mind. This', place: { part: 'element' } });
    page.change(page.text().replace('"T"', '"Title"'));
    page.type(12, 12, '!');
    expect(page.text()).toContain('"Title">- Mind. This!</Note>');
  });

  it('has the words of attributes and of the front matter, and writes them in their quotes', () => {
    const text = '---\ntitle: One\ndescription: "Two"\n---\n\n<Card title="Three">\n  In it.\n</Card>\n';
    const page = writePage(text);
    const card = { part: 'attribute', first: 6, last: 8, key: 'title' } as const;
    expect(page.want({ ...card, key: 'description' })).toBe(false);
    expect(page.want({ ...card, last: 7 })).toBe(false);
    page.want(card);
    expect(page.field()).toMatchObject({ value: 'Three' });
    page.type(5, 5, ' "x"\n');
    expect(page.text()).toContain(`<Card title='Three "x" '>`);
    page.undo();
    page.press('enter', 2);
    page.press('backspace', 0);
    expect(page.text()).toBe(text);
    page.want({ part: 'front-matter', first: 2, last: 2, key: 'title' });
    for (const [at, letter] of [...' two'].entries()) page.type(3 + at, 3 + at, letter);
    expect(page.text()).toBe(text.replace('One', 'One two'));
    page.type(7, 7, ': x');
    expect(page.text()).toContain('title: "One two: x"\n');
    page.change(page.text().replace('title', 'icon: x\ntitle'));
    page.type(0, 0, 'An ');
    expect(page.text()).toContain('title: "An One two: x"\n');
    page.change('# Another page\n');
    expect(page.field()).toBeUndefined();
    const other = writePage(text);
    other.want({ part: 'front-matter', first: 3, last: 3, key: 'description' });
    other.type(0, 3, 'Now');
    expect(other.text()).toBe(text.replace('"Two"', '"Now"'));
  });
});

describe('marks of selected words', () => {
  const BOX = { left: 10, top: 20, right: 60, bottom: 40 };
  const bold = (text: string, selection: TextRange) => toggleMark(text, selection, 'bold');

  it('are one step on the source of the field, and the same words stay selected', () => {
    const page = writePage('# Title\r\n\r\n- One two\r\n  three.\r\n');
    page.want({ part: 'item', first: 3, last: 4 });
    page.place(4, 13, BOX);
    const words = page.selected.at(-1);
    expect(words).toMatchObject({ value: 'One two\nthree.', selection: { start: 4, end: 13 }, box: BOX });
    if (words) page.writing.change(words, bold, 'Bold');
    expect(page.text()).toBe('# Title\r\n\r\n- One **two**\r\n  **three**.\r\n');
    const marked = page.selected.at(-1);
    expect(marked?.value.slice(marked.selection.start, marked.selection.end)).toBe('two**\n**three');
    expect(page.text().slice(page.selection().start, page.selection().end)).toBe('two**\r\n  **three');
    if (marked) page.writing.change(marked, bold, 'Bold');
    expect(page.text()).toBe('# Title\r\n\r\n- One two\r\n  three.\r\n');
    page.undo();
    expect(page.field()?.value).toBe('One **two**\n**three**.');
  });

  it('stay in their cell, and are not made of words that are others by now', () => {
    const page = writePage(PAGE);
    page.want({ part: 'cell', first: 9, last: 9, column: 1 });
    page.press('bold', 0, 1);
    const { words } = page.pressed[0] ?? {};
    expect(page.pressed).toMatchObject([{ key: 'bold', words: { value: 'd', selection: { start: 0, end: 1 } } }]);
    if (words) page.writing.change(words, () => ({ edits: [{ start: 0, end: 0, text: 'x | y' }] }), 'Test');
    expect(page.text()).toContain('| c | x \\| yd |\r\n');
    const before = page.text();
    if (words) page.writing.change(words, bold, 'Bold');
    expect(page.text()).toBe(before);
  });

  it('are told of while words are selected, and not twice', () => {
    const page = writePage(PAGE);
    page.place(0, 3, BOX, { field: 1 });
    page.want(PARAGRAPH);
    page.place(0, 3, BOX);
    page.place(0, 3, BOX);
    page.place(0, 90, BOX);
    page.place(3, 3, BOX);
    page.place(0, 3, BOX);
    page.type(0, 3, 'x');
    page.place(0, 1, BOX);
    page.leave();
    expect(page.selected.map((words) => words?.selection.end)).toEqual([3, undefined, 3, undefined, 1, undefined]);
  });

  it('are not offered for titles of the page and of components', () => {
    const page = writePage('---\ntitle: One\n---\n\nTwo.\n');
    expect(page.want({ part: 'front-matter', first: 2, last: 2, key: 'title' })).toBe(true);
    page.place(0, 3, BOX);
    page.press('bold', 0, 3);
    expect([page.selected, page.pressed]).toEqual([[], []]);
  });

  it('hands over what is pasted with a structure, and takes words alone for a title', () => {
    const page = writePage(`<Card title="Say &quot;A&quot;">\n  In it.\n</Card>\n`);
    page.want({ part: 'attribute', first: 1, last: 3, key: 'title' });
    page.paste(4, 7, { html: '<b>B</b>', plain: 'B\nC' });
    expect(page.text()).toContain('<Card title="Say B C">');
    expect(page.pastes).toEqual([]);
    page.want({ part: 'paragraph', first: 2, last: 2 });
    page.paste(0, 2, { html: '<b>B</b>', plain: 'B' });
    expect(page.pastes).toMatchObject([{ html: '<b>B</b>', plain: 'B' }]);
    expect(page.selection()).toMatchObject({ start: page.text().indexOf('In'), end: page.text().indexOf('In') + 2 });
    expect(page.writing.type('On', 'Paste')).toBe(true);
    expect(page.text()).toContain('  On it.');
    expect(page.field()).toMatchObject({ value: 'On it.', selection: { start: 2, end: 2 } });
    page.leave();
    expect(page.writing.type('x', 'Paste')).toBe(false);
  });
});
