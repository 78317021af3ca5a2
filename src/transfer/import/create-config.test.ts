import { expect, test } from 'vitest';
import { createConfigFor } from './create-config.ts';

function configFor(files: Record<string, string>, name = 'my-manual'): unknown {
  const encoder = new TextEncoder();
  const map = new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
  return JSON.parse(new TextDecoder().decode(createConfigFor(map, name)));
}

test('pages are grouped by folder, introductions first, numbers in order', () => {
  const config = configFor({
    '10-later.md': '',
    '2-first.md': '',
    'about.md': '',
    'index.mdx': '',
    'user-guide/b.md': '',
    'user-guide/overview.md': '',
    'user-guide/deep/x.md': '',
    'img/logo.png': '',
  });
  expect(config).toEqual({
    name: 'My manual',
    colors: { primary: '#0d7d5a' },
    navigation: [
      { group: 'Documentation', pages: ['index', '2-first', '10-later', 'about'] },
      {
        group: 'User guide',
        pages: ['user-guide/overview', 'user-guide/b', { group: 'Deep', pages: ['user-guide/deep/x'] }],
      },
    ],
  });
});

test('names come from the title or the first heading of an introduction', () => {
  const config = configFor({
    'README.md': '<p align="center"></p>\n\n# ![logo](a.png) The **Acorn** [manual](x)\n',
    'api/index.md': '---\ntitle: "Interface"\n---\n# Other\n',
    'api/a.md': '',
  });
  expect(config).toMatchObject({
    name: 'The Acorn manual',
    navigation: [{ pages: ['README'] }, { group: 'Interface', pages: ['api/index', 'api/a'] }],
  });
});

test('snippets and hidden folders are no pages', () => {
  const config = configFor({ 'a.md': '', 'snippets/b.mdx': '', '.github/c.md': '' });
  expect(config).toMatchObject({ navigation: [{ group: 'Documentation', pages: ['a'] }] });
});
