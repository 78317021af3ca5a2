import { describe, expect, test } from 'vitest';
import type { EditorLocation } from '../editor/store/index.ts';
import { isStep, locationInAddress } from './address-bar.ts';

const now: EditorLocation = { section: 'brand', pane: 'preview' };

describe('an address', () => {
  test('leads to its section, page and file; another section is in sight when it comes', () => {
    expect(locationInAddress('#/p/a/pages?file=one.mdx&page=one', { id: 'a', location: now })).toEqual({
      section: 'pages',
      file: 'one.mdx',
      page: 'one',
      pane: 'section',
    });
  });

  test('of the same section leaves the pane', () => {
    expect(locationInAddress('#/p/a/brand?page=two', { id: 'a', location: now })?.pane).toBe('preview');
  });

  test('of another project or of the home page leads nowhere in this one', () => {
    expect(locationInAddress('#/p/b/pages', { id: 'a', location: now })).toBeUndefined();
    expect(locationInAddress('#/', { id: 'a', location: now })).toBeUndefined();
  });
});

describe('the back button', () => {
  const files = new Map();
  const step = (before: Partial<EditorLocation>, after: Partial<EditorLocation>, changed = files) =>
    isStep({ files: changed, location: { ...now, ...after } }, { files, location: { ...now, ...before } });

  test('leads back to the page, the file and the section before', () => {
    expect(step({ page: 'one' }, { page: 'two' })).toBe(true);
    expect(step({}, { file: 'one.mdx' })).toBe(true);
    expect(step({}, { section: 'find' })).toBe(true);
  });

  test('leads to no file under the name it had before', () => {
    expect(step({ file: 'one.mdx' }, { file: 'first.mdx' }, new Map())).toBe(false);
  });

  test('does not show a setting again that has been shown', () => {
    expect(step({ setting: 'logo' }, {})).toBe(false);
    expect(step({ setting: 'logo' }, { section: 'find' })).toBe(true);
    expect(step({ setting: 'logo' }, { setting: 'name' })).toBe(true);
  });
});
