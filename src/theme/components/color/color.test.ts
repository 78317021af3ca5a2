import { expect, test } from 'vitest';
import { renderBody } from '../../testing/render.ts';

const palette = (inside: string, variant = '') => renderBody(`<Color ${variant}>\n${inside}\n</Color>`);

test('shows each colour with its name; a click copies its value', async () => {
  const html = await palette('<Color.Row title="Brand"><Color.Item name="Tide" value="#0E7490" /></Color.Row>');
  expect(html).toContain('class="colors colors-compact"');
  expect(html).toContain('>Brand</div>');
  expect(html).toContain('>Tide</span>');
  expect(html).toMatch(/<button type="button" class="colors-value" style="--swatch:#0E7490" data-copy="#0E7490"/);
  expect(html).toContain('aria-label="Copy #0E7490"');
});

test('shows the colours of both modes', async () => {
  const html = await palette(
    "<Color.Item name='Foam' value={{ light: '#CFFAFE', dark: '#164E63' }} />",
    'variant="table"',
  );
  expect(html).toContain('colors-table');
  expect([...html.matchAll(/data-copy="([^"]*)"/g)].map(([, value]) => value)).toEqual(['#CFFAFE', '#164E63']);
});

test('a value cannot smuggle in other declarations', async () => {
  expect(await palette('<Color.Item name="x" value="red;position:fixed" />')).toContain('--swatch:redposition:fixed');
});

test('without a value only the name is left', async () => {
  expect(await palette('<Color.Item name="Nothing" />')).not.toContain('<button');
});
