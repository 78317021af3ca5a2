import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../engine/render/testing/test-site.ts';
import { checkLinks } from '../run-rules.ts';
import { findConfigAnchors } from './find-config-anchors.ts';
import type { AnchorsOfPage } from './links-to-check.ts';
import { anchorsOf } from './page-anchors.ts';
import { SourceAnchors } from './source-anchors.ts';

const encode = (text: string) => new TextEncoder().encode(text);

const CONFIG = {
  topbarLinks: [
    { label: 'a', href: '/a#first-part' },
    { label: 'b', href: '/a#frist-part' },
    { label: 'c', href: '/gone#x' },
    { label: 'd', href: 'https://a.example/a#x' },
    { label: 'e', href: '/a#top' },
  ],
  redirects: [
    { source: 'old', destination: '/a#nothing-like-it', isPermanent: true },
    { source: 'older', destination: '/a#first%2Dpart', isPermanent: true },
    { source: 'oldest', destination: '/b/#shared', isPermanent: true },
  ],
};

const FILES = {
  'a.mdx': '## First part\n\n<Steps><Step title="Second part">x</Step></Steps>\n',
  'b.mdx': '<Snippet file="shared.mdx" />\n',
  'snippets/shared.mdx': '## Shared\n',
  'docs.json': '{\n  "topbarLinks": ["/a#frist-part"],\n  "redirects": ["/a#nothing-like-it"]\n}',
};

const EXPECTED = [
  [
    'redirect/missing-anchor',
    'The redirect from `old` to `/a#nothing-like-it` leads to a heading that the page `a` does not have.',
    'Link to the whole page.',
    3,
  ],
  [
    'config/missing-anchor',
    'The link `/a#frist-part` leads to a heading that the page `a` does not have.',
    'Write `#first-part` at its end.',
    2,
  ],
];

const check = (site: ReturnType<typeof createTestSite>, idsOf: AnchorsOfPage) =>
  checkLinks({ ofConfig: findConfigAnchors(site), ofPages: [], anchorsOf: idsOf }).toReversed();

describe('links of the settings to headings that are not there', () => {
  test('are named, with the heading that was meant, from sources alone', () => {
    const site = createTestSite(FILES, CONFIG);
    const found = check(site, new SourceAnchors().of(site));
    expect(found.map(({ code, message, hint, range }) => [code, message, hint, range?.start.line])).toEqual(EXPECTED);
  });

  test('and from built pages; those of which only the text is shown are passed over', () => {
    const site = createTestSite(FILES, CONFIG);
    const ids = ['first-part', 'second-part'];
    const built = [{ path: 'a', anchors: { ids, links: [] } }, { path: 'b' }];
    const found = check(site, anchorsOf(built));
    expect(found.map(({ code, message, hint, range }) => [code, message, hint, range?.start.line])).toEqual(EXPECTED);
  });
});

describe('ids from sources', () => {
  const idsOf = (text: string, id = 'x') => {
    const site = createTestSite({ ...FILES, 'p.mdx': text });
    return new SourceAnchors().of(site)({ path: 'p', file: 'p.mdx' }, id);
  };

  test.each([
    ['## One\n\n<a name="two"></a> <div id="three">x</div>', ['one', 'two', 'three']],
    ["import S from '/snippets/shared.mdx'\n\n<S />", ['shared']],
  ])('%j', (text, ids) => {
    expect([...(idsOf(text) ?? [])]).toEqual(expect.arrayContaining(ids));
  });

  test.each([
    ["import { Plan } from '/snippets/plan.jsx'\n\n<Plan />"],
    ["import {\n  Plan,\n} from '/snippets/plan'\n\n<Plan />"],
    ["export const title = 'x'\n\n## About {title}\n"],
    ['export const Plan = () => <h2 id="x">x</h2>\n\n<Plan />\n'],
    ['export const plans = ["x"]\n\n{plans.map((plan) => <h2 id={plan}>x</h2>)}\n'],
    ['About {title}\n===\n'],
    ['<Step {...given}>x</Step>'],
    ['<Step title={title}>x</Step>'],
    ['## Of {{product}}'],
  ])('are not told where the page has to be run: %j', (text) => {
    expect(idsOf(text)).toBeUndefined();
  });

  test.each([
    ["export const title = 'x'\n\n## One\n\nAbout {title}\n"],
    ["## One\n\n```jsx\nimport { x } from 'y'\nexport const title = <h2 id={x} />\n```\n"],
    ['## One\n\n{/* <Step title={x}> */}\n'],
  ])('are told where nothing of them is computed: %j', (text) => {
    expect([...(idsOf(text) ?? [])]).toEqual(['one']);
  });

  test('are not told of code blocks', () => {
    expect(idsOf('## One', 'code-npm')).toBeUndefined();
  });

  test('are read again when the page changes, or what it takes in', () => {
    const anchors = new SourceAnchors();
    const site = createTestSite({ ...FILES });
    const page = { path: 'b', file: 'b.mdx' };
    const before = anchors.of(site)(page, 'x');
    expect(anchors.of(site)(page, 'x')).toBe(before);
    const files = new Map(site.files).set('snippets/shared.mdx', encode('## Other\n'));
    expect([...(anchors.of({ ...site, files })(page, 'x') ?? [])]).toContain('other');
  });
});
