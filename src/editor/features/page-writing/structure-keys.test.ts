import { describe, expect, it } from 'vitest';
import { writePage } from './testing/written-page.ts';

const PAGE = 'One two.\n\n- item\n\n## Head\nRight below.\n\n<Card>\n  Inside.\n</Card>\n\n| a |\n|---|\n';

describe('Enter', () => {
  it('makes two paragraphs of one, or begins a new one', () => {
    const page = writePage(PAGE);
    page.want({ part: 'paragraph', first: 1, last: 1 });
    page.press('enter', 3);
    expect(page.text()).toBe(PAGE.replace('One two', 'One\n\ntwo'));
    expect(page.field()).toMatchObject({ value: 'two.', isNew: true, place: { first: 3, last: 3 } });
    page.press('enter', 4);
    expect(page.field()).toMatchObject({ value: '', isNew: true, place: { part: 'paragraph', first: 5 } });
    page.type(0, 0, 'Three.');
    expect(page.text()).toBe(PAGE.replace('One two.', 'One\n\ntwo.\n\nThree.'));
    page.want({ part: 'paragraph', first: 13, last: 13 });
    page.press('enter', 7);
    page.type(0, 0, 'Too.');
    expect(page.text()).toContain('<Card>\n  Inside.\n\n  Too.\n\n</Card>');
  });

  it('leaves a new paragraph without words as it was', () => {
    const page = writePage('One.\n\nTwo.\n');
    page.want({ part: 'paragraph', first: 1, last: 1 });
    page.press('enter', 4);
    page.leave();
    expect(page.text()).toBe('One.\n\nTwo.\n');
  });

  it('begins a new item, and ends the list in an empty one', () => {
    const page = writePage(PAGE);
    page.want({ part: 'item', first: 3, last: 3 });
    page.press('enter', 4);
    expect(page.text()).toBe(PAGE.replace('- item', '- item\n- '));
    expect(page.field()).toMatchObject({ value: '', isNew: true, place: { part: 'item', first: 4 } });
    page.press('enter', 0);
    expect(page.text()).toBe(PAGE.replace('- item', '- item\n'));
    expect(page.field()).toMatchObject({ value: '', place: { part: 'paragraph' } });
  });

  it('keeps what is right below a heading apart, and does nothing in a cell', () => {
    const page = writePage(PAGE);
    page.want({ part: 'heading', first: 5, last: 5 });
    page.press('enter', 4);
    page.type(0, 0, 'New.');
    expect(page.text()).toContain('## Head\n\nNew.\n\nRight below.');
    const cell = writePage(PAGE);
    cell.want({ part: 'cell', first: 12, last: 12, column: 0 });
    cell.press('enter', 1);
    expect(cell.text()).toBe(PAGE);
  });
});

describe('Backspace at the start', () => {
  it('joins a paragraph with the words above, and makes text of a heading', () => {
    const page = writePage('One.\n\nTwo.\n\n## Head\n');
    page.want({ part: 'paragraph', first: 3, last: 3 });
    page.press('backspace', 0);
    expect(page.text()).toBe('One.Two.\n\n## Head\n');
    expect(page.field()).toMatchObject({ value: 'One.Two.', selection: { start: 4, end: 4 } });
    page.want({ part: 'heading', first: 3, last: 3 });
    page.press('backspace', 0);
    expect(page.text()).toBe('One.Two.\n\nHead\n');
    expect(page.field()).toMatchObject({ value: 'Head', place: { part: 'paragraph' } });
  });

  it('does nothing where there are no words above', () => {
    const page = writePage('<Card>\n  Inside.\n</Card>\n');
    page.want({ part: 'paragraph', first: 2, last: 2 });
    page.press('backspace', 0);
    expect(page.text()).toBe('<Card>\n  Inside.\n</Card>\n');
  });
});

describe('Tab and Backspace in an item', () => {
  const LIST = '- one\n- two\n  - inner\n- three\n\nText.\n';
  const item = (line: number, last = line) => ({ part: 'item', first: line, last }) as const;

  it('moves it in and out with what belongs to it', () => {
    const page = writePage(LIST);
    page.want(item(2, 3));
    page.press('indent', 1);
    expect(page.text()).toBe('- one\n  - two\n    - inner\n- three\n\nText.\n');
    expect(page.field()).toMatchObject({
      value: 'two',
      selection: { start: 1, end: 1 },
      place: { part: 'item', first: 2 },
    });
    page.type(3, 3, '!');
    page.press('outdent', 4);
    expect(page.text()).toBe(LIST.replace('two', 'two!'));
    page.want(item(1));
    page.press('indent', 0);
    expect(page.text()).toBe(LIST.replace('two', 'two!'));
    page.want({ part: 'paragraph', first: 6, last: 6 });
    page.press('indent', 0);
    expect(page.text()).toBe(LIST.replace('two', 'two!'));
  });

  it('goes out of the list level by level', () => {
    const page = writePage(LIST);
    page.want(item(3));
    page.press('backspace', 0);
    expect(page.text()).toBe('- one\n- two\n- inner\n- three\n\nText.\n');
    page.press('backspace', 0);
    expect(page.text()).toBe('- one\n- two\n\ninner\n\n- three\n\nText.\n');
    expect(page.field()).toMatchObject({ value: 'inner', place: { part: 'paragraph', first: 4 } });
    page.press('backspace', 0);
    expect(page.text()).toBe('- one\n- twoinner\n\n- three\n\nText.\n');
    for (let step = 0; step < 3; step++) page.undo();
    expect(page.text()).toBe(LIST);
  });

  it.each([
    ['1. one\n2. two\n   more\n   - inner\n3. three\n', 2, 4, '1. one\n\ntwo\nmore\n\n- inner\n3. three\n'],
    ['- [ ] task\n', 1, 1, 'task\n'],
    ['<Card>\n  - a\n  - b\n</Card>\n', 2, 2, '<Card>\n  a\n\n  - b\n</Card>\n'],
    ['- a\r\n- b\r\n', 2, 2, '- a\r\n\r\nb\r\n'],
  ])('makes a paragraph of it: %j', (text, first, last, expected) => {
    const page = writePage(text);
    expect(page.want(item(first, last))).toBe(true);
    page.press('backspace', 0);
    expect(page.text()).toBe(expected);
  });
});

describe('in a quote', () => {
  const QUOTE = 'Above.\n\n> One\n> goes on.\n>\n> Two.\n\nBelow.\n';
  const at = (first: number, last = first) => ({ part: 'paragraph', first, last }) as const;

  it('keeps the sign of every line', () => {
    const page = writePage(QUOTE);
    expect(page.want(at(3, 4))).toBe(true);
    expect(page.field()).toMatchObject({ value: 'One\ngoes on.' });
    page.type(4, 8, 'stays,\nand goes');
    expect(page.text()).toBe(QUOTE.replace('goes', 'stays,\n> and goes'));
  });

  it.each([
    ['Enter begins another paragraph in it', 'enter', at(6), 4, QUOTE.replace('Two.', 'Two.\n>\n> ')],
    ['Enter within words parts them', 'enter', at(3, 4), 3, QUOTE.replace('One\n> ', 'One\n>\n> ')],
    ['Backspace goes on with the words above', 'backspace', at(6), 0, QUOTE.replace('.\n>\n> Two', '.Two')],
    ['Backspace in the first leaves it', 'backspace', at(3, 4), 0, 'Above.\n\nOne\ngoes on.\n\n> Two.\n\nBelow.\n'],
  ] as const)('%s', (_, key, place, offset, expected) => {
    const page = writePage(QUOTE);
    page.want(place);
    page.press(key, offset);
    expect(page.text()).toBe(expected);
    page.undo();
    expect(page.text()).toBe(QUOTE);
  });

  it('ends with an empty paragraph by Enter, and leaves none behind', () => {
    const page = writePage(QUOTE);
    page.want(at(6));
    page.press('enter', 4);
    expect(page.field()).toMatchObject({ value: '', isNew: true, place: { part: 'paragraph', first: 8 } });
    page.press('enter', 0);
    page.type(0, 0, 'After.');
    expect(page.text()).toBe(QUOTE.replace('Two.', 'Two.\n\nAfter.'));
    const left = writePage(QUOTE);
    left.want(at(6));
    left.press('enter', 4);
    left.leave();
    expect(left.text()).toBe(QUOTE);
    const middle = writePage(QUOTE);
    middle.want(at(3, 4));
    middle.press('enter', 12);
    middle.press('enter', 0);
    middle.type(0, 0, 'Out.');
    expect(middle.text()).toBe(QUOTE.replace('>\n> Two', '\nOut.\n\n> Two'));
  });

  it.each([
    ['> Only.\n', 1, 'Only.\n'],
    ['> > Deep.\n> > still\n>\n> out\n', 1, '> Deep.\n> still\n>\n> out\n', 2],
    ['<Card>\n  > In it.\n  > More.\n</Card>\n', 2, '<Card>\n  In it.\n  More.\n</Card>\n', 3],
    ['- item\n\n  > Quoted\n  > here.\n', 3, '- item\n\n  Quoted\n  here.\n', 4],
    ['> One\nlazy.\r\n', 1, 'One\nlazy.\r\n', 2],
    ['> Words.\n> - item\n', 1, 'Words.\n\n> - item\n'],
  ])('is left with all its lines: %j', (text, first, expected, last = first) => {
    const page = writePage(text);
    expect(page.want(at(first, last))).toBe(true);
    page.press('backspace', 0);
    expect(page.text()).toBe(expected);
  });
});
