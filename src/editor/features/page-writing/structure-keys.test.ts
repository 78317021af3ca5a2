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
