import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { type PastedMarkdown, placePasted } from './place-pasted.ts';

/** Pastes where `|` stands, or in place of what stands between two. */
function paste(marked: string, pasted: PastedMarkdown): string | undefined {
  const start = marked.indexOf('|');
  const rest = marked.slice(start + 1);
  const end = rest.includes('|') ? start + rest.indexOf('|') : start;
  const text = marked.replaceAll('|', '');
  const change = placePasted(text, { start, end }, pasted);
  return change && applyTextEdits(text, change.edits);
}
const words = { markdown: '**bold**', isInline: true };
const list = { markdown: '- a\n- b', isInline: false };

describe('words', () => {
  it('go where they were wanted, in place of what is selected', () => {
    expect(paste('One | two.\n', words)).toBe('One **bold** two.\n');
    expect(paste('One |old| two.\n', words)).toBe('One **bold** two.\n');
  });
});

describe('blocks', () => {
  it('part a paragraph, stand below one that ends there, and fill an empty line', () => {
    expect(paste('One |two.\n', list)).toBe('One\n\n- a\n- b\n\ntwo.\n');
    expect(paste('One|\ntwo.\n', list)).toBe('One\n\n- a\n- b\n\ntwo.\n');
    expect(paste('One.|\n\nTwo.\n', list)).toBe('One.\n\n- a\n- b\n\nTwo.\n');
    expect(paste('One.\n\n|\n\nTwo.\n', list)).toBe('One.\n\n- a\n- b\n\nTwo.\n');
    expect(paste('One |old| two.\r\n', list)).toBe('One\r\n\r\n- a\r\n- b\r\n\r\ntwo.\r\n');
  });

  it('stay inside of the component and the quote that the cursor is in', () => {
    expect(paste('<Note>\n  One |two.\n</Note>\n', list)).toBe('<Note>\n  One\n\n  - a\n  - b\n\n  two.\n</Note>\n');
    expect(paste('> One |two.\n', list)).toBe('> One\n>\n> - a\n> - b\n>\n> two.\n');
  });

  it('part neither headings nor items', () => {
    expect(paste('## He|ad\n\nText.\n', list)).toBe('## Head\n\n- a\n- b\n\nText.\n');
    expect(paste('1. it|em\n', { markdown: 'Text.\n\nMore.', isInline: false })).toContain('1. item\n');
  });

  it('have no place in a cell, and nothing has one in code, in tags and in front matter', () => {
    expect(placePasted('| a | b |\n| - | - |\n', { start: 3, end: 3 }, list)).toBeUndefined();
    expect(paste('```\nco|de\n```\n', words)).toBeUndefined();
    expect(paste('<Card ti|tle="a">\n</Card>\n', words)).toBeUndefined();
    expect(paste('---\ntitle: A|b\n---\n\nText.\n', words)).toBeUndefined();
  });
});
