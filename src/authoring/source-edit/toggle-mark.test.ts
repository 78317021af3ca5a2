import { describe, expect, it } from 'vitest';
import { marked, shown } from './testing/selection.ts';
import { marksAt, toggleMark } from './toggle-mark.ts';

const bold = (source: string) => shown(source, (text, selection) => toggleMark(text, selection, 'bold'));
const italic = (source: string) => shown(source, (text, selection) => toggleMark(text, selection, 'italic'));
const code = (source: string) => shown(source, (text, selection) => toggleMark(text, selection, 'code'));
const strike = (source: string) => shown(source, (text, selection) => toggleMark(text, selection, 'strike'));

describe('bold', () => {
  it('goes around the selection, and leaves the same words selected', () => {
    expect(bold('one [two] three')).toBe('one **[two]** three');
    expect(bold('one **[two]** three')).toBe('one [two] three');
  });

  it('leaves blanks at the edges outside', () => {
    expect(bold('one[ two ]three')).toBe('one[ **two** ]three');
  });

  it('takes the word at the cursor, and a part of a word when that is selected', () => {
    expect(bold('one tw|o three')).toBe('one **tw|o** three');
    expect(bold('un[believ]able')).toBe('un**[believ]**able');
  });

  it('goes away from the cursor inside it, and when its marks are selected too', () => {
    expect(bold('one **two th|ree** four')).toBe('one two th|ree four');
    expect(bold('one [**two**] three')).toBe('one [two] three');
  });

  it('makes one of a selection that is bold in part', () => {
    expect(bold('[one **two** three]')).toBe('**[one two three]**');
  });

  it('marks each line of a list, a quote and a heading behind what makes it one', () => {
    expect(bold('[- one\n- two\n\n> three\n## four]')).toBe('[- **one**\n- **two**\n\n> **three**\n## **four]**');
    expect(bold('[- **one**\n- **two**]')).toBe('[- one\n- two]');
  });

  it('opens an empty pair where there is no word, and closes it again', () => {
    expect(bold('one | two')).toBe('one **|** two');
    expect(bold('one **|** two')).toBe('one | two');
  });

  it('does nothing in a code block', () => {
    expect(bold('```\nx [y] z\n```')).toBe('```\nx [y] z\n```');
  });

  it('keeps the line ends of Windows', () => {
    expect(bold('[one\r\ntwo]\r\n')).toBe('**[one**\r\n**two]**\r\n');
  });
});

it('tells italic from bold', () => {
  expect(italic('**[two]**')).toBe('***[two]***');
  expect(bold('***[two]***')).toBe('*[two]*');
  expect(italic('***[two]***')).toBe('**[two]**');
  expect(italic('an _it|alic_ word')).toBe('an it|alic word');
  expect(italic('snake_ca|se_name')).toBe('snake_*ca|se*_name');
});

it('writes code with as many backticks as its content needs', () => {
  expect(code('run [npm]')).toBe('run `[npm]`');
  expect(code('run `np|m`')).toBe('run np|m');
  expect(code('[a ` b]')).toBe('`` [a ` b] ``');
});

it('strikes out and takes it back', () => {
  expect(strike('[old] new')).toBe('~~[old]~~ new');
  expect(strike('~~o|ld~~ new')).toBe('o|ld new');
});

it('tells the marks at the cursor', () => {
  const { text, selection } = marked('a **bold *bo|th*** `code`');
  expect([...marksAt(text, selection)].sort()).toEqual(['bold', 'italic']);
});

it('leaves a part of code as it is, where signs are no marks, and marks all of it from outside', () => {
  expect(bold('a `b [c] d` e')).toBe('a `b [c] d` e');
  expect(bold('a `b c|d` e')).toBe('a `b c|d` e');
  expect(bold('a [b `c] d` e')).toBe('a [b `c] d` e');
  expect(bold('a `[b c]` d')).toBe('a **`[b c]`** d');
  expect(bold('a **`[b c]`** d')).toBe('a `[b c]` d');
  expect(code('a `b [c] d` e')).toBe('a b [c] d e');
});
