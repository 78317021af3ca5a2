import { expect, test } from 'vitest';
import { renderBody } from '../../testing/render.ts';

const classesOf = async (attributes: string) =>
  /class="(badge[^"]*)"/.exec(await renderBody(`A <Badge ${attributes}>New</Badge> word.`))?.[1];

test.each([
  ['', 'badge badge-gray badge-md'],
  ['color="Blue" size="LG" shape="pill"', 'badge badge-blue badge-lg badge-pill'],
  ['color="surface-destructive"', 'badge badge-surface badge-red badge-md'],
  ['color="white-destructive"', 'badge badge-white badge-red badge-md'],
  ['color="success"', 'badge badge-green badge-md'],
  ['color="plaid" size="huge"', 'badge badge-gray badge-md'],
  ['stroke={true} disabled="false"', 'badge badge-gray badge-md badge-stroke'],
  ['disabled className="mine"', 'badge badge-gray badge-md badge-disabled mine'],
])('<Badge %s>', async (attributes, classes) => {
  expect(await classesOf(attributes)).toBe(classes);
});

test('shows its icon before its words', async () => {
  expect(await renderBody('<Badge icon="rocket" iconType="solid">New</Badge>')).toMatch(/<svg[^>]*>.*<\/svg>\s*New/s);
});
