import { describe, expect, it } from 'vitest';
import { inlineValueAt, isMarkable, removeInlineElement, setInlineElement } from './inline-elements.ts';
import { marked, shown } from './testing/selection.ts';

const BADGE = { name: 'Badge', attribute: ['color'] } as const;
const TOOLTIP = { name: 'Tooltip', attribute: ['tip', 'content'] } as const;
const red = (source: string) => shown(source, (text, selection) => setInlineElement(text, selection, BADGE, 'red'));
const plain = (source: string) => shown(source, (text, selection) => removeInlineElement(text, selection, 'Badge'));
const explain = (source: string, tip: string) =>
  shown(source, (text, selection) => setInlineElement(text, selection, TOOLTIP, tip));

describe('a badge', () => {
  it('goes around the selected words, which stay selected', () => {
    expect(red('one [two] three')).toBe('one <Badge color="red">[two]</Badge> three');
    expect(red('one[ two ]three')).toBe('one[ <Badge color="red">two</Badge> ]three');
  });

  it('is given another colour, with all else that it has', () => {
    expect(red('one <Badge size="sm" color="blue">[two]</Badge>')).toBe(
      'one <Badge size="sm" color="red">[two]</Badge>',
    );
    expect(red('one <Badge>t[w]o</Badge>')).toBe('one <Badge color="red">t[w]o</Badge>');
  });

  it('is taken away without its words', () => {
    expect(plain('one <Badge color="blue">[two]</Badge> three')).toBe('one [two] three');
    expect(plain('one [two] three')).toBe('one [two] three');
  });

  it('does not end between the signs of something else', () => {
    expect(red('a [b **c] d** e')).toBe('a <Badge color="red">[b **c] d**</Badge> e');
    expect(red('a **[b]** c')).toBe('a <Badge color="red">**[b]**</Badge> c');
    expect(red('a **b [c] d** e')).toBe('a **b <Badge color="red">[c]</Badge> d** e');
    expect(red('a ⟦b [c⟧ d](/e) f')).toBe('a <Badge color="red">⟦b [c⟧ d](/e)</Badge> f');
    expect(red('a ⟦b <Tooltip tip="x">c⟧ d</Tooltip> e')).toBe(
      'a <Badge color="red">⟦b <Tooltip tip="x">c⟧ d</Tooltip></Badge> e',
    );
    expect(red('a \\[*] b')).toBe('a <Badge color="red">\\[*]</Badge> b');
    expect(red('a `[b c]` d')).toBe('a <Badge color="red">`[b c]`</Badge> d');
  });

  it('makes one of several', () => {
    expect(red('[a <Badge color="blue">b</Badge> c]')).toBe('<Badge color="red">[a b c]</Badge>');
  });
});

describe('a tooltip', () => {
  it('has its text between quotes that it does not hold', () => {
    expect(explain('a [b] c', 'Says "x".')).toBe(`a <Tooltip tip='Says "x".'>[b]</Tooltip> c`);
  });

  it('keeps the name by which its text was written', () => {
    expect(explain('a <Tooltip content="Old">[b]</Tooltip>', 'New')).toBe('a <Tooltip content="New">[b]</Tooltip>');
    const { text, selection } = marked('a <Tooltip content="Old">[b]</Tooltip>');
    expect(inlineValueAt(text, selection, TOOLTIP)).toBe('Old');
  });
});

it.each([
  ['a [b] c', true],
  ['a [**b**] c', true],
  ['a [`b`] c', true],
  ['a `[b]` c', true],
  ['a `[b] c` d', false],
  ['a [b `c] d`', false],
  ['a <Badge col[or]="red">b</Badge>', false],
  ['a ⟦[b](/c⟧d) e', false],
])('can words be marked in %j: %j', (source, expected) => {
  const { text, selection } = marked(source);
  expect(isMarkable(text, selection)).toBe(expected);
});
