import { describe, expect, it } from 'vitest';
import { type HeadingLevel, headingLevelAt, setHeading } from './headings.ts';
import { isQuoted, toggleQuote } from './quotes.ts';
import { shown } from './testing/selection.ts';

const heading = (source: string, level: HeadingLevel) =>
  shown(source, (text, selection) => setHeading(text, selection, level));
const quote = (source: string) => shown(source, toggleQuote);

describe('setHeading', () => {
  it('makes a line a heading, changes its level, and makes it text again', () => {
    expect(heading('on|e', 2)).toBe('## on|e');
    expect(heading('## on|e', 3)).toBe('### on|e');
    expect(heading('## on|e', 2)).toBe('on|e');
    expect(heading('## on|e ##', 0)).toBe('on|e');
  });

  it('takes the line below away that made it a heading', () => {
    expect(heading('on|e\n---\n\ntext', 3)).toBe('### on|e\n\ntext');
  });

  it('replaces the mark of a list, and keeps a quote', () => {
    expect(heading('- on|e', 2)).toBe('## on|e');
    expect(heading('> on|e', 2)).toBe('> ## on|e');
  });

  it('changes only the sign', () => {
    const change = setHeading('a\r\n## b\r\n', { start: 6, end: 6 }, 3);
    expect(change.edits).toEqual([{ start: 5, end: 5, text: '#' }]);
  });

  it('tells the level', () => {
    expect([headingLevelAt('#### a', 6), headingLevelAt('#a', 0), headingLevelAt('a', 0)]).toEqual([4, 0, 0]);
  });
});

describe('toggleQuote', () => {
  it('quotes lines with the blank ones between them, and takes it back', () => {
    expect(quote('[one\n\ntwo]')).toBe('> [one\n>\n> two]');
    expect(quote('[> one\n>\n> two]')).toBe('[one\n\ntwo]');
  });

  it('tells whether a line is quoted', () => {
    expect([isQuoted('> a', 2), isQuoted('a', 0)]).toEqual([true, false]);
  });
});
