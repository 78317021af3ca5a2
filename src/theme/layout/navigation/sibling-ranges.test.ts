import { describe, expect, test } from 'vitest';
import { renderProject } from '../../testing/render.ts';
import { rangesOf } from './sibling-ranges.ts';

const numbers = (length: number) => Array.from({ length }, (_, number) => number);

describe('ranges', () => {
  test('hold every sibling once, in order, and none is much shorter than the others', () => {
    for (const length of [0, 1, 120, 121, 399, 2500, 24_803]) {
      const ranges = rangesOf(numbers(length));
      expect(ranges.flat()).toEqual(numbers(length));
      if (ranges.length > 1) expect(ranges.at(-1)?.length).toBeGreaterThan(20);
    }
    expect(rangesOf(numbers(120))).toHaveLength(1);
  });

  test('are about as many as they are long, so that neither takes over', () => {
    expect(rangesOf(numbers(10_000))).toHaveLength(100);
  });
});

describe('the sidebar of a long list', () => {
  const pageCount = 300;
  const pages = numbers(pageCount).map((number) => `news/entry-${String(number).padStart(3, '0')}`);
  const files = Object.fromEntries(pages.map((path, number) => [`${path}.mdx`, `---\ntitle: Entry ${number}\n---\n`]));
  const config = { name: 'Long', colors: { primary: '#0055ff' }, navigation: [{ group: 'News', pages }] };
  const sidebarOf = (html: string) => /id="sidebar"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';

  test('shows the neighbours of the page, and a link for each stretch that it is not in', async () => {
    const html = sidebarOf(await (await renderProject(config, files))('news/entry-130'));
    expect(html).toContain('aria-current="page"><span class="nav-title">Entry 130</span>');
    expect(html).toContain('>Entry 129<');
    expect(html).not.toContain('>Entry 10<');
    expect(html).toMatch(/href="(?:\.\.\/news\/)?entry-000\.html"><span class="nav-title">Entry 0 – Entry 49</);
    expect(html.match(/<a /g)?.length).toBeLessThan(80);
  });
});
