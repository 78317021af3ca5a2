/** Where a page is put is not told as what a person scrolled to, also when the browser comes to it late. */
import { afterEach, expect, test } from 'vitest';
import type { SourceLine } from '../../../protocol.ts';
import { PageScroll } from './page-scroll.ts';

const LINE_HEIGHT = 100;

afterEach(() => document.body.replaceChildren());

/** A page of a hundred lines. */
function openPage(): { scroll: PageScroll; told: SourceLine[] } {
  document.body.replaceChildren(
    Object.assign(document.createElement('div'), { style: `height: ${100 * LINE_HEIGHT}px` }),
  );
  const told: SourceLine[] = [];
  const scroll = new PageScroll({
    lines: () => ({ heightOf: ({ line }) => (line - 1) * LINE_HEIGHT, lineAt: (top) => top / LINE_HEIGHT + 1 }),
    line: () => ({ file: 'index.mdx', line: 1 }),
    onScrolled: (place) => told.push(place),
  });
  return { scroll, told };
}

/** Longer than what is taken for the page's own scrolling. */
function beBusy(): void {
  const end = performance.now() + 300;
  while (performance.now() < end);
}

async function nextFrames(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

test('a page that comes is put to its top, and the code stays where it is, on a slow machine too', async () => {
  const { scroll, told } = openPage();
  scroll.putLine({ file: 'index.mdx', line: 20 });
  await nextFrames();
  window.scrollTo(0, 0);
  scroll.stay();
  beBusy();
  await nextFrames();
  expect(told).toEqual([]);
});

test('where the person scrolls to is told', async () => {
  const { scroll, told } = openPage();
  scroll.putLine({ file: 'index.mdx', line: 20 });
  scroll.stay();
  beBusy();
  await nextFrames();
  window.scrollTo({ top: 40 * LINE_HEIGHT, behavior: 'instant' });
  await nextFrames();
  expect(told).toEqual([{ file: 'index.mdx', line: 41 }]);
});
