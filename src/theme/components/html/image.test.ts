import { expect, test } from 'vitest';
import { renderBody, textOfHtml } from '../../testing/render.ts';

/** As the test site's files are texts, its images are drawings. */
const FILES = {
  'images/wide.svg': '<svg width="800" height="400" viewBox="0 0 1 1"></svg>',
  'images/fluid.svg': '<svg viewBox="0 0 800 400"></svg>',
  'images/mark.svg': '<svg width="16" height="16"></svg>',
};

test('an image keeps its place free while it loads', async () => {
  const html = await renderBody('![A chart](/images/wide.svg)', FILES);
  expect(html).toMatch(/<img [^>]*width="800" height="400"/);
});

test('what the author says of its size decides, and the shape stays', async () => {
  expect(await renderBody('<img src="/images/wide.svg" alt="x" width="200" height="9" />', FILES)).toMatch(
    /width="200" height="100"/,
  );
  const share = await renderBody('<img src="/images/wide.svg" alt="x" width="50%" />', FILES);
  expect(share).toContain('width="50%"');
  expect(share).toContain('style="aspect-ratio:800/400"');
  const tall = await renderBody('<img src="/images/wide.svg" alt="x" style={{ height: 40 }} />', FILES);
  expect(tall).toContain('style="height:40px;aspect-ratio:800/400"');
  expect(tall).not.toContain('width="800"');
  expect(await renderBody('<img src="/images/fluid.svg" alt="x" style="border: 0" />', FILES)).toContain(
    'style="border: 0;aspect-ratio:800/400" width="100%"',
  );
});

test('images can be enlarged, but for small ones and where the author says no', async () => {
  expect(await renderBody('![A chart](/images/wide.svg)', FILES)).toContain('<lw-zoom');
  expect(await renderBody('![From afar](https://other.example/a.png)')).toContain('<lw-zoom');
  for (const source of [
    '<img src="/images/wide.svg" alt="x" noZoom />',
    '<img src="/images/wide.svg" alt="x" width="20" />',
    '<img src="/images/wide.svg" alt="x" className="h-6" />',
    '<img src="/images/wide.svg" alt="x" style="display: inline; height: 1.3em" />',
    '![x](/images/mark.svg)',
  ]) {
    expect(await renderBody(source, FILES), source).not.toContain('lw-zoom');
  }
});

test('the first image is loaded at once, the others when they are near', async () => {
  const html = await renderBody('![One](/images/wide.svg)\n\n![Two](/images/wide.svg)', FILES);
  const [one, two] = [...html.matchAll(/<img [^>]*>/g)].map(([image]) => image);
  expect(one).not.toContain('loading');
  expect(two).toContain('loading="lazy"');
});

test('an image that is not there shows its text, or its path', async () => {
  const html = await renderBody('![Charts of depth](/images/gone.png)\n\n<img src="/images/also-gone.png" />');
  expect(html).not.toContain('<img');
  expect(html).toContain('role="img" aria-label="Charts of depth"');
  expect(textOfHtml(html)).toBe('Charts of depth /images/also-gone.png');
});

test('a frame of another host has a name and a shape', async () => {
  const video = await renderBody('<iframe src="https://www.films.example/embed/1" width="560" height="315" />');
  expect(video).toContain('title="Embedded content of films.example"');
  expect(video).toContain('style="aspect-ratio:560/315;height:auto"');
  expect(await renderBody('<iframe src="https://films.example/1" width="100%" height="400" />')).not.toContain('ratio');
});

test('a video that plays by itself is silent, and others have controls', async () => {
  expect(await renderBody('<video autoPlay src="https://films.example/a.mp4" />')).toMatch(
    /<video (?=[^>]*autoplay)(?=[^>]*muted)(?=[^>]*loop)(?=[^>]*playsinline)(?!.*controls)/,
  );
  expect(await renderBody('<video src="https://films.example/a.mp4" />')).toMatch(/<video [^>]*controls/);
});
