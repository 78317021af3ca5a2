import { describe, expect, it } from 'vitest';
import { pageFile } from './page-file.ts';

describe('pageFile', () => {
  it('adds the extension where there is none and drops a slash at the start', () => {
    expect(pageFile('/guides/intro')).toBe('guides/intro.mdx');
    expect(pageFile('notes.md')).toBe('notes.md');
  });

  it('gives a folder no name of its own, so that it can be refused', () => {
    expect(pageFile('guides/')).toBe('guides/');
  });
});
