import { expect, it } from 'vitest';
import { missingInItems } from './missing-in-items.ts';

it('says what an item lacks to be of use, beside the setting', () => {
  const found = missingInItems({
    tabs: [{ name: 'API' }, { url: 'guides' }, { name: 'Endpoints', openapi: '/openapi.json' }],
    topbarLinks: [{ type: 'github', url: 'https://github.com/a/b' }, {}],
    versions: ['v1', { default: true }],
    footer: {
      links: [
        {
          title: 'Company',
          links: [
            { label: 'About', url: '/about' },
            { label: 'Jobs', url: '' },
          ],
        },
      ],
    },
    anchors: 'wrong',
  });
  expect([...found.keys()].sort()).toEqual([
    'footer.links.0.links.1.url',
    'tabs.0.url',
    'tabs.1.name',
    'topbarLinks.1.name',
    'topbarLinks.1.url',
    'versions.1.name',
  ]);
  expect(found.get('tabs.1.name')).toBe('Readers see nothing to click on until it has a label.');
});

it('has nothing to say of whole items, or of what is no configuration', () => {
  expect([...missingInItems({ tabs: [{ name: 'A', url: 'a' }], footerSocials: { github: 'x' } })]).toEqual([]);
  expect([...missingInItems(undefined)]).toEqual([]);
});
