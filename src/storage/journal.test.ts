import { expect, test } from 'vitest';
import { applyJournal, createJournal } from './journal.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

function memoryArea(limit = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

const entry = {
  id: 'p1',
  name: 'Handbook',
  revision: 4,
  changes: [{ path: 'a.mdx', after: bytes(0, 255, 10) }, { path: 'b.mdx' }],
};

test('a note comes back as it was written, byte for byte', () => {
  const journal = createJournal(memoryArea());
  expect(journal.write(entry)).toBe(true);
  expect(journal.read('p1')).toEqual(entry);
  expect(journal.read('p2')).toBeUndefined();
});

test('a large file survives', () => {
  const journal = createJournal(memoryArea());
  const after = new Uint8Array(200_000).map((_, index) => index % 251);
  journal.write({ ...entry, changes: [{ path: 'a.png', after }] });
  expect(Buffer.compare(journal.read('p1')?.changes[0]?.after ?? Buffer.of(), after)).toBe(0);
});

test('a note stays until what it holds is stored', () => {
  const journal = createJournal(memoryArea());
  journal.write(entry);
  journal.settle('p1', 3);
  expect(journal.read('p1')?.revision).toBe(4);
  journal.settle('p1', 4);
  expect(journal.read('p1')).toBeUndefined();
});

test('no room is said, and the note before stays', () => {
  const journal = createJournal(memoryArea(300));
  journal.write(entry);
  expect(journal.write({ ...entry, revision: 5, changes: [{ path: 'a.png', after: new Uint8Array(1000) }] })).toBe(
    false,
  );
  expect(journal.read('p1')?.revision).toBe(4);
});

test('a damaged note is no note', () => {
  const area = memoryArea();
  area.items.set('leafwright-journal:p1', '{"revision": 3, "changes": [["a", "%%%"]]}');
  expect(createJournal(area).read('p1')).toBeUndefined();
});

test('a note is laid over the stored files', () => {
  const files = new Map([
    ['a.mdx', bytes(1)],
    ['b.mdx', bytes(2)],
    ['c.mdx', bytes(3)],
  ]);
  expect(applyJournal(files, entry)).toEqual(
    new Map([
      ['a.mdx', bytes(0, 255, 10)],
      ['c.mdx', bytes(3)],
    ]),
  );
});

test('a note of the version before subjects keeps what is ignored', () => {
  const area = memoryArea();
  const journal = createJournal(area);
  journal.write(entry);
  const [[key, text] = ['', '{}']] = area.items;
  const message = 'The link `/x` leads to a page that does not exist.';
  const leftProblems = [{ code: 'links/missing-page', file: 'a.mdx', names: '/x', message }];
  area.items.set(key, JSON.stringify({ ...JSON.parse(text), leftProblems }));
  expect(journal.read('p1')?.ignoredProblems).toMatchObject([{ file: 'a.mdx', words: expect.arrayContaining(['/x']) }]);
});
