import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConfigPath } from './config-path.ts';
import { parseConfig } from './parse.ts';
import { transferItems as transfer } from './testing/edit-text.ts';
import { commentsOf, jsonText, pathsOf, valueAt } from './testing/json-texts.ts';

const TEXT = `{
  "navigation": [
    // Where everyone begins
    {
      "group": "Start", // first
      "note": true,
      "pages": [
        "intro",
        // soon to be split
        "quickstart", // five minutes
        "faq"
      ]
    },
    { "group": "Guides", "pages": ["one", "two"] },
    { "group": "Empty", "pages": [] }
  ]
}
`;

test('a page goes into another group with its comments', () => {
  const multiline = TEXT.replace(
    '{ "group": "Empty", "pages": [] }',
    '{\n      "group": "Empty",\n      "pages": []\n    }',
  );
  const moved = transferItems(multiline, [['navigation', 0, 'pages', 1]], ['navigation', 2, 'pages'], 0);
  const page = '        // soon to be split\n        "quickstart", // five minutes\n';
  expect(moved).toBe(
    multiline.replace(page, '').replace('"pages": []', `"pages": [\n${page.replace('",', '"')}      ]`),
  );
});

test('on one line a comment becomes one that ends', () => {
  const moved = transferItems(TEXT, [['navigation', 0, 'pages', 1]], ['navigation', 1, 'pages'], 1);
  expect(moved).toContain('["one", /* soon to be split */ "quickstart", /* five minutes */ "two"]');
});

test('a group goes behind another with all that is in it', () => {
  const moved = transferItems(TEXT, [['navigation', 0]], ['navigation'], 3);
  const group = TEXT.slice(TEXT.indexOf('    // Where'), TEXT.indexOf('    { "group": "Guides"'));
  expect(moved).toBe(
    TEXT.replace(group, '').replace('"pages": [] }\n', `"pages": [] },\n${group.trimEnd().replace(/,$/, '')}\n`),
  );
});

test('several items keep the order they are given in', () => {
  const moved = transferItems(
    TEXT,
    [
      ['navigation', 1, 'pages', 1],
      ['navigation', 0, 'pages', 0],
    ],
    ['navigation', 0, 'pages'],
    3,
  );
  expect(JSON.stringify(read(moved))).toContain('["quickstart","faq","two","intro"]');
  expect(JSON.stringify(read(moved))).toContain('["one"]');
});

test('a group without a list of pages gets one', () => {
  const text = '{ "navigation": [{ "group": "A" }, { "group": "B", "pages": ["b"] }] }';
  const moved = transferItems(text, [['navigation', 1, 'pages', 0]], ['navigation', 0, 'pages'], 0);
  expect(moved).toBe('{ "navigation": [{ "group": "A", "pages": ["b"] }, { "group": "B", "pages": [] }] }');
});

test('nothing goes into itself', () => {
  expect(() => transferItems(TEXT, [['navigation', 0]], ['navigation', 0, 'pages'], 0)).toThrow('stands inside');
});

test('in any text the items arrive, and nothing else changes', () => {
  fc.assert(
    fc.property(jsonText, fc.nat(), fc.nat(), fc.nat(6), ({ text, value }, one, other, at) => {
      const lists = [[], ...pathsOf(value)].filter((path) => Array.isArray(valueAt(value, path)));
      const items = pathsOf(value).filter((path) => typeof path.at(-1) === 'number');
      const source = items[one % Math.max(1, items.length)];
      if (source === undefined) return;
      const targets = lists.filter((path) => !startsWith(path, source));
      const target = targets[other % Math.max(1, targets.length)];
      if (target === undefined) return;
      const index = Math.min(at, (valueAt(value, target) as unknown[]).length);
      const moved = transferItems(text, [source], target, index);
      expect(read(moved)).toEqual(transferred(value, source, target, index));
      expect(commentWords(moved)).toEqual(commentWords(text));
    }),
  );
});

function transferItems(...given: Parameters<typeof transfer>): string {
  return transfer(...given).text;
}

function read(text: string): unknown {
  const parsed = parseConfig(text, 'docs.json');
  if (parsed.status === 'unreadable') throw new Error(`${parsed.diagnostics[0]?.message}\n${text}`);
  return parsed.document.value;
}

function startsWith(path: ConfigPath, start: ConfigPath): boolean {
  return start.every((step, at) => path[at] === step);
}

/** The same on plain values, with a mark in the item's old place until the end. */
function transferred(value: unknown, source: ConfigPath, target: ConfigPath, index: number): unknown {
  const copy = structuredClone(value);
  const from = valueAt(copy, source.slice(0, -1)) as unknown[];
  const into = valueAt(copy, target) as unknown[];
  const gone = Symbol('gone');
  const [item] = from.splice(Number(source.at(-1)), 1, gone);
  into.splice(index, 0, item);
  from.splice(from.indexOf(gone), 1);
  return copy;
}

function commentWords(text: string): readonly string[] {
  return commentsOf(text)
    .map((comment) => comment.replace(/^\/\/|^\/\*|\*\/$/g, '').trim())
    .toSorted();
}
