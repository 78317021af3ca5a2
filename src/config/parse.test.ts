import { describe, expect, it } from 'vitest';
import { parseConfig } from './parse.ts';
import { applyFix } from './testing/apply-fix.ts';

function problem(text: string): string {
  const parsed = parseConfig(text, 'docs.json');
  expect(parsed.status).toBe('unreadable');
  const [diagnostic, ...others] = parsed.diagnostics;
  expect(others).toEqual([]);
  const start = diagnostic?.range?.start;
  return `${start?.line}:${start?.column} ${diagnostic?.message} ${diagnostic?.hint}`;
}

function oddities(text: string): readonly string[] {
  const parsed = parseConfig(text, 'docs.json');
  expect(parsed.status).toBe('ok');
  return parsed.diagnostics.map(({ code, range }) => `${code} ${range?.start.line}:${range?.start.column}`);
}

describe('a text that is not JSON', () => {
  it.each([
    [
      '{\n  "name": "Tide"\n  "logo": "/logo.svg"\n}',
      '2:16 `docs.json` cannot be read: a comma is missing before `"logo"`. Line 2 is `"name": "Tide"`. Put a comma at the end of line 2.',
    ],
    [
      '{ "pages": ["one" "two"] }',
      '1:17 `docs.json` cannot be read: a comma is missing before `"two"`. Line 1 is `{ "pages": ["one" "two"] }`. Put a comma before `"two"`.',
    ],
    [
      '{\n  "name": "Tide",\n  "pages": ["one"\n}',
      '3:17 `docs.json` cannot be read: the `[` on line 3 is never closed. Line 3 is `"pages": ["one"`. Put `]` where it should end.',
    ],
    [
      '{\n  "colors": {\n    "primary": "#0d9373"\n',
      '3:24 `docs.json` cannot be read: the `{` on line 2 is never closed. Line 3 is `"primary": "#0d9373"`. Put `}` where it should end.',
    ],
    [
      '{\n  "name" "Tide"\n}',
      '2:10 `docs.json` cannot be read: a colon is missing before `"Tide"`. Line 2 is `"name" "Tide"`. Write `"key": value`.',
    ],
    [
      "{\n  name: 'Tide'\n}",
      '2:3 `docs.json` cannot be read: `name` stands where a key in double quotation marks should. Line 2 is `name: \'Tide\'`. Write `"name"`.',
    ],
    [
      '{\n  “name”: "Tide"\n}',
      '2:3 `docs.json` cannot be read: `“name”` stands where a key in double quotation marks should. Line 2 is `“name”: "Tide"`. Write `"name"`.',
    ],
    [
      '{ "name": Tide }',
      '1:11 `docs.json` cannot be read: `Tide` is not a value. Line 1 is `{ "name": Tide }`. Put a text in double quotation marks: `"Tide"`.',
    ],
    [
      '{ "isHidden": True }',
      '1:15 `docs.json` cannot be read: `True` is not a value. Line 1 is `{ "isHidden": True }`. Write `true`.',
    ],
    [
      '{ "name": , "logo": "/l.svg" }',
      '1:9 `docs.json` cannot be read: a value is missing before `,`. Line 1 is `{ "name": , "logo": "/l.svg" }`. Write a value at the end of line 1, or remove the key.',
    ],
    [
      '{ "name": "Tide",, "logo": "/l.svg" }',
      '1:18 `docs.json` cannot be read: there is a comma too many. Line 1 is `{ "name": "Tide",, "logo": "/l.svg" }`. Remove one of the commas.',
    ],
    [
      '{\n  "name": "Tide,\n  "logo": "/l.svg"\n}',
      '2:11 `docs.json` cannot be read: a text has no closing quotation mark. Line 2 is `"name": "Tide,`. Put `"` at the end of the text. A text cannot go on over several lines.',
    ],
    [
      '{ "logo": "C:\\docs" }',
      '1:11 `docs.json` cannot be read: a text has a backslash that means nothing there. Line 1 is `{ "logo": "C:\\docs" }`. Write `\\\\` for a backslash.',
    ],
    [
      '{ "name": "Tide" }\n}',
      '2:1 `docs.json` cannot be read: something follows after the end: `}`. Line 2 is `}`. Delete what follows the last closing brace, or check whether a brace closes too early.',
    ],
    [
      '{\n<<<<<<< ours\n  "name": "Tide"\n=======\n  "name": "Ebb"\n>>>>>>> theirs\n}',
      '2:1 `docs.json` cannot be read: it holds the marks of a merge that was not finished. Line 2 is `<<<<<<< ours`. Keep the lines you want and delete the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
    ],
    [
      'name: Tide',
      '1:1 `docs.json` cannot be read: it is not JSON. Line 1 is `name: Tide`. Put the settings in braces: `{ "name": "…", "navigation": [] }`.',
    ],
    ['', '1:1 `docs.json` cannot be read: it is empty. Write `{ "name": "…", "navigation": [] }` to begin with.'],
  ])('%j', (text, expected) => {
    expect(problem(text)).toBe(expected);
  });
});

it('refuses a text that is nested without end, such as one made to crash its reader', () => {
  const text = `{\n  "a": "[[[{{{\\"[[[",\n  "b": ${'['.repeat(100_000)}`;
  expect(problem(text)).toBe(
    '3:207 `docs.json` cannot be read: groups and lists are nested more than 200 levels deep. Look for a bracket that is opened again and again and never closed.',
  );
});

it('begins an empty file anew', () => {
  const [diagnostic] = parseConfig(' \n', 'docs.json').diagnostics;
  const mended = parseConfig(applyFix(' \n', diagnostic?.fix), 'docs.json');
  expect(mended.status === 'ok' && mended.document.value).toEqual({ name: 'My docs', navigation: [] });
});

describe('a text that other tools would refuse', () => {
  it('may hold comments and trailing commas, each reported once', () => {
    const text = '{\n  // brand\n  "name": "Tide", /* x */\n  "pages": ["one",],\n}\n';
    expect(oddities(text)).toEqual(['config/comment 2:3', 'config/trailing-comma 4:18']);
    const parsed = parseConfig(text, 'docs.json');
    expect(parsed.status === 'ok' && parsed.document.value).toEqual({ name: 'Tide', pages: ['one'] });
  });

  it('may begin with a byte-order mark, which counts as no column', () => {
    const parsed = parseConfig('\uFEFF{ "name": "Tide" }', 'docs.json');
    expect(oddities('\uFEFF{ "name": "Tide" }')).toEqual(['config/byte-order-mark 1:1']);
    expect(parsed.status === 'ok' && parsed.document.locate(['name']).start).toEqual({ line: 1, column: 11 });
  });

  it('may hold a key twice: the second counts', () => {
    const text = '{\n  "name": "Tide",\n  "colors": { "name": 1 },\n  "name": "Ebb"\n}';
    expect(oddities(text)).toEqual(['config/repeated-key 4:3']);
    const parsed = parseConfig(text, 'docs.json');
    expect(parsed.status === 'ok' && parsed.document.locate(['name']).start).toEqual({ line: 4, column: 11 });
  });

  it('is mended by removing the one that does not count, with its comma and nothing else', () => {
    const text =
      '\uFEFF{\n  "name": "Tide", // ours\n  // brand\n  "colors": { "primary": "#000", "primary": "#111" },\n  "name": "Ebb"\n}';
    const found = parseConfig(text, 'docs.json').diagnostics.filter(({ code }) => code === 'config/repeated-key');
    expect(found.map(({ fix }) => fix?.title)).toEqual(['Remove the one in line 4', 'Remove the one in line 2']);
    expect(found.map(({ fix }) => applyFix(text.slice(1), fix))).toEqual([
      '{\n  "name": "Tide", // ours\n  // brand\n  "colors": { "primary": "#111" },\n  "name": "Ebb"\n}',
      '{\n  // ours\n  // brand\n  "colors": { "primary": "#000", "primary": "#111" },\n  "name": "Ebb"\n}',
    ]);
  });
});

describe('locate', () => {
  const text =
    '{\r\n  "colors": {\r\n    "primary": "#0d9373"\r\n  },\r\n  "navigation": [{ "pages": ["one", "two"] }]\r\n}';
  const parsed = parseConfig(text, 'docs.json');
  const at = (...path: (string | number)[]) => {
    if (parsed.status !== 'ok') throw new Error('unreadable');
    const { start, end } = parsed.document.locate(path);
    return `${start.line}:${start.column}-${end.line}:${end.column}`;
  };

  it('gives the range of a value', () => {
    expect(at('colors', 'primary')).toBe('3:16-3:25');
    expect(at('navigation', 0, 'pages', 1)).toBe('5:37-5:42');
  });

  it('gives the key of a group or list, and the bracket of one without a key', () => {
    expect(at('colors')).toBe('2:3-2:11');
    expect(at('navigation', 0)).toBe('5:18-5:19');
    expect(at()).toBe('1:1-1:2');
  });

  it('gives the nearest place above what is not there', () => {
    expect(at('colors', 'background', 'light')).toBe('2:3-2:11');
    expect(at('tabs', 0, 'name')).toBe('1:1-1:2');
  });
});
