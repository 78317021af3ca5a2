/** What has changed in a file, as it is seen beside a version. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeOf } from '../store/testing/project.ts';
import { show } from '../testing/show.tsx';
import { violationsInBothModes } from '../testing/violations.ts';
import { FileDifference } from './file-difference.tsx';

const bytes = (text: string) => new TextEncoder().encode(text);
const square = (side: number) =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="9" height="9"/></svg>`);

function showDifference(path: string, before: Uint8Array | undefined, after: Uint8Array | undefined): void {
  show(<FileDifference path={path} before={before} after={after} />, storeOf({}));
}

test('a picture stands as it was beside what it is now, both drawn', async () => {
  showDifference('a.svg', square(40), square(60));
  const pictures = page.getByRole('figure');
  await expect.element(pictures.first()).toHaveTextContent('Then');
  await expect.element(pictures.last()).toHaveTextContent('Now');
  const widths = () =>
    [...document.querySelectorAll('figure img')].map((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(widths).toEqual([40, 60]);
  const [then, now] = [...document.querySelectorAll('figure')].map((figure) => figure.getBoundingClientRect());
  expect(then?.right).toBeLessThanOrEqual(now?.left ?? 0);
  expect(await violationsInBothModes()).toEqual([]);
});

test('a picture that is new stands beside nothing', async () => {
  showDifference('a.svg', undefined, square(60));
  await expect.element(page.getByRole('figure').first()).toHaveTextContent('None');
});

test('words that came and went are marked in their line', async () => {
  showDifference(
    'a.mdx',
    bytes('One line.\n\nThe old words stay here.\n'),
    bytes('One line.\n\nThe new words stay here.\n'),
  );
  await expect.element(page.getByRole('deletion')).toHaveTextContent('old');
  await expect.element(page.getByRole('insertion')).toHaveTextContent('new');
});
