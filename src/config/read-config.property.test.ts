import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { jsonValue } from './testing/json-texts.ts';

/** Keys of both formats, so that random values reach every reader. */
const KEYS = `name description logo favicon colors primary light dark background anchors from to via topbarLinks url
  href label topbarCtaButton type navigation group pages groups icon iconType tabs tab anchor versions version locale
  default languages language products product dropdowns dropdown menu item global root hidden expanded tag api baseUrl
  auth method playground mode display mdx server openapi source directory footerSocials footer socials links title
  header items feedback suggestEdit modeToggle isHidden appearance strict styling codeblocks fonts font family weight
  heading headings body banner content search prompt redirects destination permanent metadata seo metatags indexing
  navbar topbar variables $ref`
  .trim()
  .split(/\s+/);

/** Settings in which anything may stand anywhere. */
const anySettings = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    jsonValue,
    fc.constantFrom('#0d9373', 'index', '/api/', 'https://example.com', 'docs.json', 'true', 'GET /x'),
    tie('settings'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  settings: fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 8, noNullPrototype: true }),
}));

function read(settings: unknown) {
  const json = JSON.stringify(settings);
  return readConfig(new Map([['docs.json', new TextEncoder().encode(json)]]), 'docs.json');
}

function check(settings: unknown): void {
  const reading = read(settings);
  if (reading.status !== 'ok') throw new Error('Settings in braces can always be read.');
  expect(reading.config.name).not.toBe('');
  for (const color of [reading.config.colors.primary, reading.config.colors.light, reading.config.colors.dark]) {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
  for (const { message, hint, file, range } of reading.diagnostics) {
    expect(message).toMatch(/^\S.*[.]$/);
    expect(message).not.toMatch(/undefined|\[object|NaN/);
    expect(hint).toMatch(/^\S.*[.]$/s);
    expect(file).toBe('docs.json');
    expect(range?.start.line).toBe(1);
  }
}

describe('whatever settings hold', () => {
  it('they are read in the format of the contract, and all that is said of them are sentences', () => {
    const contract = fc.record({
      settings: anySettings.settings,
      navigation: fc.array(anySettings.value, { maxLength: 4 }),
    });
    fc.assert(fc.property(contract, ({ settings, navigation }) => check({ ...(settings as object), navigation })));
  });

  it('they are read in the later format, and all that is said of them are sentences', () => {
    const later = fc.record({ settings: anySettings.settings, navigation: anySettings.settings });
    fc.assert(fc.property(later, ({ settings, navigation }) => check({ ...(settings as object), navigation })));
  });
});
