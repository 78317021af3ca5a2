import { expect, test } from 'vitest';
import { copiedHtml } from './copied-html.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

test('pictures of the project come along, however they are named; large ones leave their words', () => {
  const large = new Uint8Array(1_000_001);
  large.set(PNG);
  const files = new Map([
    ['guides/mast.png', PNG],
    ['large.png', large],
    ['words.txt', new Uint8Array(3)],
  ]);
  const html = (source: string) => copiedHtml(source, { file: 'guides/a.mdx', files });
  const picture = '<img src="data:image/png;base64,iVBORw0KGgoAAAAA" alt="Mast">';
  expect(html('![Mast](/guides/mast.png)')).toContain(picture);
  expect(html('![Mast](./mast.png)')).toContain(picture);
  expect(html('<Frame>\n  <img src="mast.png" alt="Mast" />\n</Frame>')).toContain(picture);
  expect(html('![Hull](/large.png)')).toContain('<p>Hull</p>');
  expect(html('![Text](/words.txt)')).toContain('<p>Text</p>');
});
