import { describe, expect, it } from 'vitest';
import { formatOfConfig } from '../config-format.ts';
import { JsonText } from '../json-text/json-text.ts';
import { mendConfig } from './mend-config.ts';

function mend(text: string) {
  const json = JsonText.read(text);
  if (json === undefined) throw new Error('No JSON.');
  const mended = mendConfig(json, formatOfConfig(json.value), { entries: [] });
  return mended && { ...mended, value: JsonText.read(mended.text)?.value };
}

describe('settings of the other format', () => {
  it('are moved to their places in a later file, and the rest of the text stays', () => {
    const text = `{
    "name": "Tide",
    "navigation": { "pages": ["index"] },
    "topbarLinks": [{ "name": "Blog", "url": "https://example.com" }],
    "modeToggle": { "default": "dark" },
    "own": { "kept":   true }
}
`;
    const mended = mend(text);
    expect(mended?.value).toEqual({
      name: 'Tide',
      navigation: { pages: ['index'] },
      own: { kept: true },
      navbar: { links: [{ label: 'Blog', href: 'https://example.com' }] },
      appearance: { default: 'dark' },
    });
    expect(mended?.text).toContain('"own": { "kept":   true }');
    expect(mended?.note).toBeUndefined();
    expect(mended?.strays.map(({ from, to }) => `${from} → ${to}`)).toEqual([
      'topbarLinks → navbar.links',
      'modeToggle.default → appearance.default',
    ]);
  });

  it('take their comments along', () => {
    const mended = mend(
      `{
  "navigation": { "pages": ["index"] },
  // Where our readers come from.
  "topbarLinks": [
    { "name": "Blog", "url": "https://example.com" } /* every week */
  ],
  /* Night owls. */
  "modeToggle": { "default": "dark" }, // since 2023
  // Stays.
  "own": true
}
`.replaceAll('\n', '\r\n'),
    );
    expect(mended?.text).toBe(
      `{
  "navigation": { "pages": ["index"] },
  // Stays.
  "own": true,
  "navbar": {
    // Where our readers come from.
    /* every week */
    "links": [
      {
        "label": "Blog",
        "href": "https://example.com"
      }
    ]
  },
  "appearance": {
    /* Night owls. */
    // since 2023
    "default": "dark"
  }
}
`.replaceAll('\n', '\r\n'),
    );
  });

  it('are moved in a file of the older format, too', () => {
    const mended = mend(
      '{"name":"T","navigation":[],"navbar":{"primary":{"type":"button","label":"Go","href":"/go"}},"seo":{"indexing":"all"}}',
    );
    expect(mended?.value).toEqual({
      name: 'T',
      navigation: [],
      topbarCtaButton: { type: 'link', name: 'Go', url: '/go' },
      seo: { indexHiddenPages: true },
    });
  });

  it('have the names again that everybody reads, where an older converter wrote others', () => {
    const mended = mend(
      JSON.stringify({
        navigation: { pages: [] },
        topbar: { links: [{ label: 'Blog', href: '/blog' }] },
        api: { display: 'simple', mdx: { base: 'https://api.example.com', auth: 'bearer' } },
      }),
    );
    expect(mended?.value).toEqual({
      navigation: { pages: [] },
      navbar: { links: [{ label: 'Blog', href: '/blog' }] },
      api: {
        playground: { display: 'simple' },
        mdx: { server: 'https://api.example.com', auth: { method: 'bearer' } },
      },
    });
  });

  it('go into the note where their place is taken, so that nothing is lost', () => {
    const mended = mend(
      JSON.stringify({
        navigation: { pages: [] },
        navbar: { links: [{ label: 'New', href: '/new' }] },
        topbarLinks: [{ name: 'Old', url: '/old' }],
        versions: ['v1'],
        anchors: [{ name: 'Shop', icon: 'cart', url: 'https://shop.example.com' }],
      }),
    );
    expect(mended?.value).toEqual({
      navigation: {
        pages: [],
        global: { anchors: [{ anchor: 'Shop', href: 'https://shop.example.com', icon: 'cart' }] },
      },
      navbar: { links: [{ label: 'New', href: '/new' }] },
    });
    expect(mended?.note).toContain('"Old"');
    expect(mended?.note).toContain('"v1"');
  });

  it('are none where a file has one format only', () => {
    expect(
      mend('{"name":"T","navigation":[],"topbarLinks":[{"name":"a","url":"b"}],"footer":{"socials":{"x":"y"}}}'),
    ).toBeUndefined();
    expect(
      mend('{"name":"T","navigation":{"pages":[]},"navbar":{"links":[]},"feedback":{"thumbsRating":true}}'),
    ).toBeUndefined();
  });
});
