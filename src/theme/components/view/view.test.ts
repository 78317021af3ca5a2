import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.ts';

const TWO =
  '<View title="Shell">\n## One\n</View>\n\n<View title="R & D">\n## Two\n</View>\n\n<View title="Shell">Again</View>';

test('a reader chooses between the views of a page', async () => {
  const page = await renderPage(TWO);
  expect([...page.matchAll(/<option>([^<]*)</g)].map((match) => match[1])).toEqual(['Shell', 'R &amp; D']);
  expect([...page.matchAll(/data-view="([^"]*)" data-shown="(\w+)"/g)].map(([, name, shown]) => [name, shown])).toEqual(
    [
      ['Shell', 'true'],
      ['R &amp; D', 'false'],
      ['Shell', 'true'],
    ],
  );
});

test('one view alone is a section with a name and nothing to choose', async () => {
  const page = await renderPage('<View title="Shell">Text</View>');
  expect(page).not.toContain('<select');
  expect(page).not.toContain('data-shown');
  expect(page).toMatch(/class="view-name">Shell/);
});

test('a panel takes the place of the table of contents, and stands in the text where there is none', async () => {
  const panel = '<Panel>Beside</Panel>\n\nText\n\n## One\n\n## Two';
  expect(await renderPage(panel)).toMatch(/class="rail[^"]*"><div class="panel">Beside/);
  const wide = await renderPage(`---\nmode: wide\n---\n\n${panel}`);
  expect(wide).not.toContain('class="rail');
  expect(wide).toContain('<div class="panel">Beside');
});
