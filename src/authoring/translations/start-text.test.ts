import { expect, it } from 'vitest';
import { createFileLookup } from '../../page-source/references/address-target.ts';
import { sourceMark } from './source-mark.ts';
import { startText } from './start-text.ts';

const FILES = ['start.mdx', 'guides/more.mdx', 'guides/deep.mdx', 'images/a.svg', 'snippets/note.mdx', 'fr/start.mdx'];

function started(text: string, from = 'guides/more.mdx', to = 'fr/guides/more.mdx', isMarked = false): string {
  return startText(
    text,
    { from, to },
    {
      lookup: createFileLookup(FILES),
      settings: { redirects: [{ source: '/old', destination: '/start' }] },
      counterparts: new Map([
        ['start.mdx', 'fr/start.mdx'],
        ['guides/more.mdx', 'fr/guides/more.mdx'],
      ]),
      isMarked,
    },
  );
}

it.each([
  ['[a](/start)', '[a](/fr/start)', 'a page that is translated'],
  ['[a](/start?x=1#part)', '[a](/fr/start?x=1#part)', 'a part of it'],
  ['[a](../start.mdx)', '[a](../start.mdx)', 'relative, and right as it is'],
  ['[a](./more#part)', '[a](./more#part)', 'itself'],
  ['[a](/guides/more)', '[a](/fr/guides/more)', 'itself, from the root'],
  ['[a](/guides/deep)', '[a](/guides/deep)', 'a page that is not translated stays the source’s'],
  ['[a](./deep)', '[a](../../guides/deep)', 'the same, relative'],
  ['![a](../images/a.svg)', '![a](../../images/a.svg)', 'a picture'],
  ['<Card href="/start" />', '<Card href="/fr/start" />', 'a component'],
  ['[a](https://example.com/start)', '[a](https://example.com/start)', 'another site'],
  ['[a](/nowhere)', '[a](/nowhere)', 'what is nowhere'],
  ['`[a](/start)`', '`[a](/start)`', 'code'],
])('%s → %s: %s', (before, after) => {
  expect(started(before)).toBe(after);
});

it('says of which text it is a translation, on request', () => {
  const text = '---\ntitle: "More"\n---\n\nText.\n';
  expect(started(text)).toBe(text);
  expect(started(text, undefined, undefined, true)).toBe(
    text.replace('"More"\n', `"More"\ntranslatedFrom: "${sourceMark(text)}"\n`),
  );
});
