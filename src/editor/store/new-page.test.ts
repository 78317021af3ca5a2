import { describe, expect, it } from 'vitest';
import { lineToWrite, newPageText, suggestPath } from './new-page.ts';

describe('suggestPath', () => {
  it('makes a readable path beside the open page', () => {
    expect(suggestPath('Quick Start: Übersicht!', 'guides/intro')).toBe('guides/quick-start-ubersicht');
    expect(suggestPath('Welcome', 'index')).toBe('welcome');
    expect(suggestPath('入门', undefined)).toBe('入门');
  });

  it('suggests nothing for a title without letters', () => {
    expect(suggestPath('  !? ', 'guides/intro')).toBe('');
  });
});

describe('newPageText', () => {
  it('quotes the title, whatever it holds', () => {
    expect(newPageText('Say "hi": now')).toContain('title: "Say \\"hi\\": now"\n');
  });
});

describe('lineToWrite', () => {
  it('is that of the first words', () => {
    expect(newPageText('Ferns').split('\n')[lineToWrite(newPageText('Ferns')) - 1]).toBe('Write here.');
  });

  it('is that of the title where a page has no words yet', () => {
    const text = newPageText('Ferns', { body: '' });
    expect(text.split('\n')[lineToWrite(text) - 1]).toBe('title: "Ferns"');
  });
});
