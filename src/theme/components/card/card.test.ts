import { expect, test } from 'vitest';
import { renderBody, textOfHtml } from '../../testing/render.ts';

test('a kind gives a card its tone and its sign', async () => {
  const html = await renderBody('<Card title="Mind" type="Warning">x</Card>\n\n<Card title="None" type="odd">y</Card>');
  expect(html).toMatch(/class="card card-toned tone-warning"[\s\S]*card-icon/);
  expect(html).toMatch(/class="card"/);
});

test('a call is the link of its card, with or without a title', async () => {
  const html = await renderBody('<Card title="Console" cta="Open it" href="/page">x</Card>');
  expect(html).toMatch(/card-title">Console<\/div>[\s\S]*<a href="page\.html">Open it<\/a>/);
  expect(textOfHtml(await renderBody('<Card cta="Start" href="/page">x</Card>'))).toBe('x Start');
});

test('columns come as numbers, as strings and beyond what there is', async () => {
  const columns = async (cols: string) =>
    /columns-(\d)/.exec(await renderBody(`<Columns cols=${cols}>x</Columns>`))?.[1];
  expect(await Promise.all(['{3}', '"3"', '{9}', '"0"', '"many"'].map(columns))).toEqual(['3', '3', '4', '1', '2']);
});

test('a colour that is none is left out', async () => {
  expect(await renderBody('<Card title="a" color="#zz;x:y" icon="flag" />')).not.toContain('style=');
  expect(await renderBody('<Card title="a" color="#DB2777" icon="flag" />')).toContain('--fill:#DB2777');
});
