import { expect, test } from 'vitest';
import { createTestSite } from '../engine/render/testing/test-site.ts';
import { siteStyles } from './site-styles.ts';

const page = { 'index.md': 'Text.' };

test('sets the colours of both modes, for the system and for the button', () => {
  const css = siteStyles(createTestSite(page, { colors: { primary: '#0055ff', light: '#77aaff', dark: '#003399' } }));
  expect(css).toMatch(/^:root\{color-scheme:light;--bg:#ffffff;/m);
  expect(css).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\[data-mode=light\]\)\{color-scheme:dark;/);
  expect(css).toMatch(/:root\[data-mode=dark\]\{color-scheme:dark;/);
  expect(css).toContain('--button:#003399;--button-text:#ffffff;');
});

test('a dark background for light mode makes the whole mode dark', () => {
  const colors = { primary: '#0055ff', light: '#0055ff', dark: '#0055ff', background: { light: '#101010' } };
  expect(siteStyles(createTestSite(page, { colors }))).toMatch(/^:root\{color-scheme:dark;--bg:#101010;/m);
});

test('uses the fonts an author sets, from a file of the project too', () => {
  const css = siteStyles(
    createTestSite(page, {
      fonts: { body: { family: 'My Sans', source: '/fonts/my-sans.woff2', format: 'woff2', weight: 400 } },
    }),
  );
  expect(css).toContain('@font-face{font-family:"My Sans";src:url("../fonts/my-sans.woff2") format("woff2")');
  expect(css).toContain('--font-body:"My Sans",var(--font-system);--font-body-weight:400;');
});

test('a family that every system has something for needs no file, and is named as browsers know it', () => {
  const css = siteStyles(
    createTestSite(page, { fonts: { heading: { family: 'ui-rounded' }, body: { family: 'Georgia' } } }),
  );
  expect(css).toContain('--font-heading:ui-rounded,');
  expect(css).toMatch(/--font-body:Georgia,[^;]*,serif;/);
  expect(css).not.toContain('@font-face');
});

test('a font from a web address, and one of all weights, never moves text that has been read', () => {
  const heading = { family: 'Head', source: 'https://fonts.example/head-Variable.woff2', weight: 700 };
  const css = siteStyles(createTestSite(page, { fonts: { heading } }));
  expect(css).toContain(
    'src:url("https://fonts.example/head-Variable.woff2");font-weight:100 900;font-display:optional}',
  );
  expect(css).toContain('--font-heading:"Head",var(--font-system);--font-heading-weight:700;');
});

test.each(['gradient', 'grid', 'windows'] as const)('a background of the style %s is drawn', (backgroundPattern) => {
  expect(siteStyles(createTestSite(page))).not.toContain('body::before');
  const rule = /body::before\{[^}]*\}/.exec(siteStyles(createTestSite(page, { backgroundPattern })))?.[0];
  expect(rule).toContain(backgroundPattern === 'gradient' ? 'background:radial' : '-gradient(');
  expect(rule).toContain('pointer-events:none');
});

test('nothing in a setting breaks out of the style sheet', () => {
  const css = siteStyles(createTestSite(page, { fonts: { body: { family: '"}body{display:none}</style>' } } }));
  expect(css).not.toContain('</style>');
  expect(css.match(/"\}body/)).toBeNull();
});

test('a veil of the colour of the page lies over a picture behind it, in the sites that have one', () => {
  const css = siteStyles(createTestSite(page, { backgroundImage: { light: '/black.png', dark: '/black.png' } }));
  // Black below white, at this share, leaves the text of a page at more than seven times the light of what is behind it.
  expect(css).toContain('.backdrop:after{content:"";background:color-mix(in oklab,var(--bg) 75%,transparent)}');
  expect(siteStyles(createTestSite(page, {}))).not.toContain('.backdrop');
});
