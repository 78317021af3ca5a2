import { describe, expect, it } from 'vitest';
import { setPageTitle } from './front-matter-title.ts';

describe('setPageTitle', () => {
  it.each([
    ['---\ntitle: Old\nicon: star\n---\nText', 'New', '---\ntitle: New\nicon: star\n---\nText'],
    ['---\ntitle: "Old: one"\n---\n', 'New', '---\ntitle: "New"\n---\n'],
    ["---\ntitle: 'Old'\n---\n", "It's", "---\ntitle: 'It''s'\n---\n"],
    ['---\ntitle: Old\n---\n', 'Say: "hi"', '---\ntitle: "Say: \\"hi\\""\n---\n'],
    ['---\ntitle: Old\nsidebarTitle: Short\n---\n', 'New', '---\ntitle: Old\nsidebarTitle: New\n---\n'],
    ['---\ndescription: x\n---\n', 'New', '---\ntitle: "New"\ndescription: x\n---\n'],
    ['---\ntitle:\n---\n', 'New', '---\ntitle: "New"\n---\n'],
    ['---\r\ntitle: >\r\n  Old\r\n  one\r\nicon: a\r\n---\r\n', 'New', '---\r\ntitle: "New"\r\nicon: a\r\n---\r\n'],
    ['Text', 'New', '---\ntitle: "New"\n---\n\nText'],
  ])('%j', (before, title, after) => {
    expect(setPageTitle(before, title)).toBe(after);
  });
});
