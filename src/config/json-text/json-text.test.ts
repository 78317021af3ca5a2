import fc from 'fast-check';
import type { Node } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { jsonText } from '../testing/json-texts.ts';
import { JsonText } from './json-text.ts';

/** What a tree says of a text: kinds, places and values, all the way down. */
function placesOf(node: Node | undefined): unknown {
  if (node === undefined) return undefined;
  const { type, offset, length, value, colonOffset } = node;
  return { type, offset, length, value, colonOffset, children: (node.children ?? []).map(placesOf) };
}

function expectSameAsFresh(json: JsonText): void {
  const fresh = JsonText.read(json.text);
  expect(json.value).toEqual(fresh?.value);
  expect(placesOf(json.root)).toEqual(placesOf(fresh?.root));
}

/** What people type and paste, whole and broken. */
const typed = fc.constantFrom(
  '',
  '"',
  '[',
  ']',
  '{',
  '}',
  ',',
  ':',
  ' ',
  '\n',
  '1',
  '"x"',
  '"k": 2,',
  '// c\n',
  '/*',
  '*/',
  '[1, {"a": []}],',
);

const change = fc.record({ at: fc.nat(), length: fc.oneof(fc.constant(0), fc.nat(12)), content: typed });

describe('a text that was changed', () => {
  it('is the same as one that is read afresh, and unreadable when that is', () => {
    fc.assert(
      fc.property(jsonText, fc.array(change, { maxLength: 6 }), ({ text }, changes) => {
        let json = JsonText.read(text);
        for (const { at, length, content } of changes) {
          if (json === undefined) return;
          const start = at % (json.text.length + 1);
          const next = json.text.slice(0, start) + content + json.text.slice(start + length);
          json = json.changedTo(next);
          expect(json === undefined).toBe(JsonText.read(next) === undefined);
          if (json !== undefined) expectSameAsFresh(json);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('shares every part of its value that was not touched', () => {
    const before = JsonText.read('{ "a": [[1], [2], [3]], "b": { "c": [4] } }');
    const after = before?.edited([{ offset: '{ "a": [[1], ['.length, length: 1, content: '5, 6' }]);
    const [old, fresh] = [before?.value, after?.value] as { a: unknown[]; b: unknown }[];
    expect(after?.text).toBe('{ "a": [[1], [5, 6], [3]], "b": { "c": [4] } }');
    expect(fresh?.a[1]).toEqual([5, 6]);
    expect(fresh?.a[0]).toBe(old?.a[0]);
    expect(fresh?.a[2]).toBe(old?.a[2]);
    expect(fresh?.b).toBe(old?.b);
  });

  it('keeps a byte-order mark, comments and a key written twice as they are', () => {
    const json = JsonText.read('\uFEFF// mine\n{ "a": 1, "a": [2] /* here */ }\n');
    expect(json?.value).toEqual({ a: [2] });
    const edited = json?.edited([{ offset: '\uFEFF// mine\n{ "a": 1, "a": ['.length, length: 1, content: '3' }]);
    expect(edited?.text).toBe('\uFEFF// mine\n{ "a": 1, "a": [3] /* here */ }\n');
    expect(edited?.value).toEqual({ a: [3] });
  });

  it('throws at an edit that makes it unreadable', () => {
    expect(() => JsonText.read('[1]')?.edited([{ offset: 0, length: 1, content: '' }])).toThrow('unreadable');
  });
});
