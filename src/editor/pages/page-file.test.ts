import { describe, expect, it } from 'vitest';
import { newPageFile } from './page-file.ts';

describe('newPageFile', () => {
  it('adds the extension where there is none and drops a slash at the start', () => {
    expect(newPageFile('/guides/intro')).toBe('guides/intro.mdx');
    expect(newPageFile('notes.md')).toBe('notes.md');
  });

  it('gives a folder no name of its own, so that it can be refused', () => {
    expect(newPageFile('guides/')).toBe('guides/');
  });
});
