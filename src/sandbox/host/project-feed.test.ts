import { expect, test } from 'vitest';
import { createProjectFeed } from './project-feed.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('gives everything at first, then only what changed', () => {
  const page = bytes('page');
  const feed = createProjectFeed();
  const first = feed.next(
    new Map([
      ['docs.json', bytes('{}')],
      ['a.mdx', page],
      ['a.png', bytes('picture')],
    ]),
  );
  expect(first).toHaveLength(1);
  expect(first[0]?.isLast).toBe(true);
  expect(first[0]?.changes.map(({ path, role }) => [path, role])).toEqual([
    ['docs.json', 'text'],
    ['a.mdx', 'text'],
    ['a.png', 'asset'],
  ]);

  const second = feed.next(
    new Map([
      ['a.mdx', page],
      ['a.png', bytes('other')],
      ['b.mdx', bytes('b')],
    ]),
  );
  expect(second[0]?.changes.map(({ path, role }) => [path, role])).toEqual([
    ['a.png', 'asset'],
    ['b.mdx', 'text'],
    ['docs.json', 'gone'],
  ]);
});

test('gives nothing when nothing changed, but says so once when there is nothing at all', () => {
  const feed = createProjectFeed();
  expect(feed.next(new Map())).toEqual([{ changes: [], isLast: true }]);
  expect(feed.next(new Map())).toEqual([]);
});

test('gives copies, so that the app keeps its own', () => {
  const whole = bytes('before|page|after');
  const view = whole.subarray(7, 11);
  const [part] = createProjectFeed().next(new Map([['a.mdx', view]]));
  const contents = part?.changes[0]?.contents;
  expect(contents?.buffer.byteLength).toBe(4);
  expect(new TextDecoder().decode(contents)).toBe('page');
});

test('gives many small texts in one buffer, which is not that of the app', () => {
  const files = new Map(
    Array.from({ length: 40 }, (_, number) => [`${number}.mdx` as string, bytes(`page ${number}`)] as const),
  );
  const [part] = createProjectFeed().next(new Map([...files, ['large.mdx', new Uint8Array(60_000)]]));
  const given = part?.changes ?? [];
  expect(given.map(({ contents }) => new TextDecoder().decode(contents)).slice(0, 40)).toEqual(
    [...files.values()].map((contents) => new TextDecoder().decode(contents)),
  );
  expect(new Set(given.map(({ contents }) => contents?.buffer)).size).toBe(2);
  expect(given.some(({ path, contents }) => contents?.buffer === files.get(path)?.buffer)).toBe(false);
});

test('gives a large project in parts', () => {
  const large = (): Uint8Array => new Uint8Array(3_000_000);
  const parts = createProjectFeed().next(
    new Map([
      ['a.mdx', large()],
      ['b.mdx', large()],
      ['c.mdx', large()],
    ]),
  );
  expect(parts.map(({ changes, isLast }) => [changes.map(({ path }) => path), isLast])).toEqual([
    [['a.mdx', 'b.mdx'], false],
    [['c.mdx'], true],
  ]);
});
