import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { applyFix } from './testing/apply-fix.ts';

function read(text: string) {
  const reading = readConfig(new Map([['docs.json', new TextEncoder().encode(text)]]), 'docs.json');
  return reading.diagnostics.filter(({ code }) => /^(?:config\/unknown-|site\/left-out)/.test(code));
}

const contract = (settings: string) => `{
  "name": "Tidepool", "colors": { "primary": "#0d9373", "light": "#07c983", "dark": "#0d9373" }, "favicon": "/f.svg",
  ${settings},
  "navigation": [{ "group": "Start", "pages": ["index"] }]
}`;
const later = (settings: string) => `{
  "theme": "mint", "name": "Tidepool", "colors": { "primary": "#0d9373" },
  ${settings},
  "navigation": { "groups": [{ "group": "Start", "pages": ["index"] }] }
}`;

test.each([
  ['contract', contract('"topBarLinks": []'), 'topbarLinks'],
  ['contract', contract('"modeToogle": { "default": "dark" }'), 'modeToggle'],
  ['contract', contract('"tabs": [{ "nmae": "Guides", "url": "guides" }]'), 'name'],
  ['later', later('"navbr": { "links": [] }'), 'navbar'],
  ['later', later('"appearance": { "defualt": "dark" }'), 'default'],
])('a misspelt key of the %s format says which was meant, and is renamed on one click: %s', (_, text, near) => {
  const [problem, ...others] = read(text);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'config/unknown-key', severity: 'warning', hint: `Write \`${near}\`.` });
  expect(problem?.range?.start.line).toBe(3);
  const fixed = applyFix(text, problem?.fix);
  expect(fixed).toContain(`"${near}"`);
  expect(read(fixed)).toEqual([]);
});

test('a key deep in the colours is found by its place', () => {
  const [problem] = read('{ "name": "A", "colors": { "primry": "#123456" }, "navigation": [] }');
  expect(problem?.message).toContain('`colors.primry`');
  expect(problem?.range).toEqual({ start: { line: 1, column: 28 }, end: { line: 1, column: 36 } });
});

test('a key that is near nothing is a plain warning, told once however often it is written', () => {
  const groups = Array.from({ length: 30 }, (_, at) => `{ "group": "G${at}", "owner": "Ann", "pages": ["index"] }`);
  const problems = read(`{ "name": "A", "navigation": [${groups.join(', ')}] }`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ code: 'config/unknown-key', hint: 'Correct the key, or remove it.' });
  expect(problems[0]?.fix).toBeUndefined();
});

test('comments, schemas and keys of tools are nobody’s mistake', () => {
  expect(read(contract('"$schema": "x", "_note": 1, "//": "later", "x-team": "docs"'))).toEqual([]);
});

test('a platform that does not exist lists those that do', () => {
  const [problem] = read(
    contract('"footerSocials": { "myspace": "https://example.com", "github": "https://github.com/a" }'),
  );
  expect(problem).toMatchObject({ code: 'config/unknown-platform', range: { start: { line: 3 } } });
  expect(problem?.hint).toMatch(/^The platforms are `website`, .* or `email`\.$/);
  expect(problem?.hint).not.toContain('`github`');
});

test('a misspelt platform is renamed on one click', () => {
  const text = contract('"footerSocials": { "linkdin": "https://linkedin.com/a" }');
  expect(read(applyFix(text, read(text)[0]?.fix))).toEqual([]);
});

test('settings without effect are listed once, together by reason', () => {
  const found = read(
    later(`"integrations": { "ga4": { "measurementId": "G-1" }, "posthog": { "apiKey": "p" } },
  "contextual": { "options": ["copy", "teleport"] }, "custom": { "js": "/extra.js", "css": "/extra.css" }`),
  );
  expect(found).toHaveLength(1);
  const [problem] = found;
  expect(problem).toMatchObject({ code: 'site/left-out', severity: 'info', file: 'docs.json' });
  const texts = problem?.parts?.map(({ text }) => text) ?? [];
  expect(texts[0]).toContain('`integrations.ga4`, `integrations.posthog`');
  expect(texts.join('\n')).toContain('`teleport`');
  expect(problem?.parts?.map(({ range }) => range?.start.line)).toEqual([3, 4, 4, 4]);
});

test('what belongs to the other format is told, too', () => {
  expect(read(contract('"markdown": { "schema": false }'))[0]?.parts).toEqual([
    expect.objectContaining({ text: expect.stringContaining('`markdown.schema`') }),
  ]);
});
