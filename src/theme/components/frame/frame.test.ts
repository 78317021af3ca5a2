import { expect, test } from 'vitest';
import { renderBody, textOfHtml } from '../../testing/render.ts';

test('a frame has its hint above and its caption, in Markdown, below', async () => {
  const html = await renderBody(
    '<Frame hint="Press it" caption="See [the page](/page)">![A](https://o.example/a.png)</Frame>',
  );
  expect(html).toMatch(
    /<figure class="frame">.*Press it.*<img.*<figcaption>See <a [^>]*href="page\.html">the page<\/a>/s,
  );
});

test('a frame is as wide as its author says, and keeps its other styles', async () => {
  expect(await renderBody('<Frame width="300">x</Frame>')).toContain('style="max-width:300px"');
  expect(await renderBody('<Frame width="50%" style="margin: 0">x</Frame>')).toContain(
    'style="margin: 0;max-width:50%"',
  );
});

test('a card of a repository leads there, and asks for nothing unless its author says so', async () => {
  const quiet = await renderBody('<GitHub.Repo repo="tides/pool" description="Queues" />');
  expect(textOfHtml(quiet)).toContain('tides/pool');
  expect(quiet).toContain('href="https://github.com/tides/pool"');
  expect(quiet).not.toContain('data-stars');
  expect(await renderBody('<GitHub.Repo repo="tides/pool" stars />')).toContain(
    'data-stars="https://api.github.com/repos/tides/pool"',
  );
});
