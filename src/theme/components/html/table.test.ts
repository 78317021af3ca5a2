import { expect, test } from 'vitest';
import { renderBody } from '../../testing/render.ts';

test('the empty corner of a table is the head of nothing', async () => {
  const html = await renderBody(
    '|   | Free | ![Team](https://other.example/a.png) |\n|---|---|---|\n| Price | 0 | 9 |',
  );
  expect(html).toMatch(/<thead>\s*<tr>\s*<td><\/td>\s*<th>Free<\/th>\s*<th>/);
});
