import { expect, test } from 'vitest';
import { renderBody } from '../../testing/render.ts';

test('a size is a number of pixels or a length; anything else leaves the size of the text', async () => {
  expect(await renderBody('<Icon icon="rocket" size={20} />')).toContain('--icon-size:20px');
  expect(await renderBody('<Icon icon="rocket" size="32px" />')).toContain('--icon-size:32px');
  expect(await renderBody('<Icon icon="rocket" size="1.5em" />')).toContain('--icon-size:1.5em');
  expect(await renderBody('<Icon icon="rocket" size="large" />')).not.toContain('--icon-size');
});

test('takes a colour, a class, and its name from `src`', async () => {
  const html = await renderBody('<Icon src="rocket" color="#f00" className="big" />');
  expect(html).toMatch(/class="icon-inline big"/);
  expect(html).toContain('color:#f00');
  expect(html).toContain('<svg');
});

test('a colour cannot smuggle in other declarations', async () => {
  expect(await renderBody('<Icon icon="rocket" color="red;position:fixed" />')).not.toContain(';position');
});

test('may be an emoji, a file or SVG source', async () => {
  expect(await renderBody('<Icon icon="🚀" />')).toContain('🚀');
  expect(await renderBody('<Icon icon="https://a.example/x.svg" />')).toContain(
    '<img class="icon" src="https://a.example/x.svg"',
  );
  expect(await renderBody('<Icon icon={<svg viewBox="0 0 4 4"><path d="M1 1h2"/></svg>} />')).toContain('M1 1h2');
  expect(await renderBody('<Icon icon={{ name: "rocket", style: "solid" }} />')).toContain('<svg');
});
