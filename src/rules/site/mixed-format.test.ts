import { describe, expect, it } from 'vitest';
import { siteOf } from '../../authoring/testing/compare-sites.ts';
import { applyFix } from '../../config/testing/apply-fix.ts';
import { encodeText } from '../../project/text.ts';
import { siteToCheck } from '../testing/site-to-check.ts';
import { misnamedConfig } from './misnamed-config.ts';
import { mixedFormat } from './mixed-format.ts';

function check(config: string, name = 'docs.json', others: Readonly<Record<string, string>> = {}) {
  const texts = { [name]: config, 'index.mdx': '# Home', ...others };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, encodeText(text)]));
  const site = siteToCheck(siteOf(files));
  return [...mixedFormat.run(site), ...misnamedConfig.run(site)];
}

const LATER = `{
  "name": "Tide",
  "navigation": { "pages": ["index"] },
  // The way to the shop.
  "topbarLinks": [{ "name": "Shop", "url": "https://example.com" }],
  "navbar": { "primary": { "type": "button", "label": "Go", "href": "/go" } },
  "topbarCtaButton": { "name": "Old", "url": "/old" }
}
`;

describe('a file with settings of two formats', () => {
  it('is told in one sentence and mended on one click, with nothing lost', () => {
    const [found] = check(LATER);
    expect(found?.message).toBe(
      '`topbarLinks` and 1 more setting are written for the older format, but `docs.json` has the newer one.',
    );
    expect(found?.parts?.map(({ text }) => text)).toEqual([
      '`topbarLinks` belongs in `navbar.links`.',
      '`topbarCtaButton` has no effect beside `navbar.primary`. It goes into the note `docs.kept.json`.',
    ]);
    expect(found?.range?.start.line).toBe(5);
    if (found?.fix === undefined) throw new Error('There is no fix.');
    const mended = applyFix(LATER, found.fix);
    expect(mended).toContain('"links": [');
    expect(mended).not.toContain('topbar');
    expect(found.fix.files?.['docs.kept.json']).toContain('"Old"');
    expect(check(mended, 'docs.json', found.fix.files)).toEqual([]);
  });

  it('is told to look at what an early converter has turned round before', () => {
    const [found] = check(
      '{ "name": "T", "navigation": { "pages": ["index"] }, "topbar": { "links": [{ "label": "A", "href": "/" }] }, "seo": { "indexing": "all" } }',
    );
    expect(found?.hint).toMatch(/^Look at `seo\.indexing` first/);
  });

  it('is left alone where the note would take the place of another file', () => {
    const [found] = check(LATER, 'docs.json', { 'docs.kept.json': '[]' });
    expect(found?.fix).toBeUndefined();
    expect(found?.hint).toContain('Give it another name');
  });
});

describe('the name of the file', () => {
  it('is wrong where `mint.json` has the newer format, and the fix renames it', () => {
    const [found] = check('{ "name": "Tide", "navigation": { "pages": ["index"] } }', 'mint.json');
    expect(found?.fix).toMatchObject({ edits: [], moves: { 'mint.json': 'docs.json' } });
  });

  it('is right for either format where it is `docs.json`', () => {
    expect(check('{ "name": "Tide", "navigation": [{ "group": "A", "pages": ["index"] }] }')).toEqual([]);
    expect(check('{ "name": "Tide", "navigation": { "pages": ["index"] } }')).toEqual([]);
  });
});
