import { expect, test } from 'vitest';
import { testServices } from '../render/testing/test-site.ts';
import { createProjectSession } from '../session.ts';

function keyWith(drawing: string): string {
  const texts = { 'docs.json': '{"name":"T","navigation":[]}', 'a.mdx': '![x](/a.svg)', 'a.svg': drawing };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
  const session = createProjectSession(testServices);
  session.update(files);
  return session.pageKey('a');
}

test('a page depends on how large an image is, not on what it shows', () => {
  const key = keyWith('<svg width="10" height="10"><text>a</text></svg>');
  expect(keyWith('<svg width="10" height="10"><text>b</text></svg>')).toBe(key);
  expect(keyWith('<svg width="10" height="20"><text>a</text></svg>')).not.toBe(key);
});

test('a page draws an icon of one colour itself, so it depends on its lines', () => {
  const key = keyWith('<svg width="10" height="10"><circle r="4"/></svg>');
  expect(keyWith('<svg width="10" height="10"><circle r="5"/></svg>')).not.toBe(key);
});
