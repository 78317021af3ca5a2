import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './parse.ts';
import { insertItem, moveItem, removeValue, setValue } from './testing/edit-text.ts';
import { commentsOf, jsonScalar, jsonText, jsonValue, pathsOf, valueAt } from './testing/json-texts.ts';

function readBack(text: string): unknown {
  const parsed = parseConfig(text, 'docs.json');
  if (parsed.status === 'unreadable') throw new Error(`${parsed.diagnostics[0]?.message}\n${text}`);
  return parsed.document.value;
}

/** A text, and a number that picks one of its places. */
const textAndPick = fc.tuple(jsonText, fc.nat());

function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length];
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function withoutIndex(list: readonly unknown[], index: number): readonly unknown[] {
  return list.filter((_, at) => at !== index);
}

describe('any text in any layout', () => {
  it('is read as written', () => {
    fc.assert(
      fc.property(jsonText, ({ text, value }) => {
        expect(readBack(text)).toEqual(value);
      }),
    );
  });

  it('gets back its exact text when a value is set and restored', () => {
    fc.assert(
      fc.property(textAndPick, jsonScalar, ([{ text, value }, number], fresh) => {
        const path = pick(
          pathsOf(value).filter((candidate) => !isContainer(valueAt(value, candidate))),
          number,
        );
        if (path === undefined) return;
        const changed = setValue(text, path, fresh);
        expect(valueAt(readBack(changed), path)).toEqual(fresh);
        expect(commentsOf(changed)).toEqual(commentsOf(text));
        expect(setValue(changed, path, valueAt(value, path))).toBe(text);
      }),
    );
  });

  it('gets back its exact text when a key is added and removed', () => {
    fc.assert(
      fc.property(textAndPick, jsonValue, ([{ text, value }, number], fresh) => {
        const objects = [[], ...pathsOf(value)].filter((path) => {
          const inner = valueAt(value, path);
          return isContainer(inner) && !Array.isArray(inner);
        });
        const path = [...(pick(objects, number) ?? []), 'brand new'];
        const added = setValue(text, path, fresh);
        expect(valueAt(readBack(added), path)).toEqual(fresh);
        expect(commentsOf(added)).toEqual(commentsOf(text));
        expect(removeValue(added, path, { keepEmptyParents: true })).toBe(text);
      }),
    );
  });

  it('gets back its exact text when an item is inserted and removed', () => {
    fc.assert(
      fc.property(textAndPick, jsonValue, fc.nat(5), ([{ text, value }, number], fresh, at) => {
        const path = pick(
          pathsOf(value).filter((candidate) => Array.isArray(valueAt(value, candidate))),
          number,
        );
        if (path === undefined) return;
        const list = valueAt(value, path) as readonly unknown[];
        const index = Math.min(at, list.length);
        const inserted = insertItem(text, path, index, fresh);
        expect(valueAt(readBack(inserted), path)).toEqual(list.toSpliced(index, 0, fresh));
        expect(commentsOf(inserted)).toEqual(commentsOf(text));
        expect(removeValue(inserted, [...path, index], { keepEmptyParents: true })).toBe(text);
      }),
    );
  });

  it('loses nothing else when something is removed', () => {
    fc.assert(
      fc.property(textAndPick, ([{ text, value }, number]) => {
        const path = pick(pathsOf(value), number);
        if (path === undefined) return;
        const removed = removeValue(text, path, { keepEmptyParents: true });
        const last = path.at(-1);
        const parent = valueAt(value, path.slice(0, -1));
        const expected = Array.isArray(parent)
          ? withoutIndex(parent, Number(last))
          : Object.fromEntries(Object.entries(parent as object).filter(([name]) => name !== last));
        expect(valueAt(readBack(removed), path.slice(0, -1))).toEqual(expected);
        if (!isContainer(valueAt(value, path))) expect(commentsOf(removed)).toEqual(commentsOf(text));
      }),
    );
  });

  it('holds whatever whole value it is given, and the same value changes nothing', () => {
    fc.assert(
      fc.property(textAndPick, jsonValue, ([{ text, value }, number], fresh) => {
        const path = pick(pathsOf(value), number) ?? [];
        const changed = setValue(text, path, path.length === 0 ? { root: fresh } : fresh);
        expect(valueAt(readBack(changed), path)).toEqual(path.length === 0 ? { root: fresh } : fresh);
        expect(setValue(changed, path, path.length === 0 ? { root: fresh } : fresh)).toBe(changed);
      }),
    );
  });

  it('gets back its exact text when an item is moved there and back', () => {
    fc.assert(
      fc.property(textAndPick, fc.nat(), fc.nat(), ([{ text, value }, number], one, other) => {
        const path = pick(
          pathsOf(value).filter((candidate) => {
            const list = valueAt(value, candidate);
            return Array.isArray(list) && list.length > 0;
          }),
          number,
        );
        if (path === undefined) return;
        const list = valueAt(value, path) as readonly unknown[];
        const [from, to] = [one % list.length, other % list.length];
        const moved = moveItem(text, path, from, to);
        expect(valueAt(readBack(moved), path)).toEqual(withoutIndex(list, from).toSpliced(to, 0, list[from]));
        expect(commentsOf(moved).toSorted()).toEqual(commentsOf(text).toSorted());
        expect(moveItem(moved, path, to, from)).toBe(text);
      }),
    );
  });
});
