/** Notices in the corner: what is told last is told at once. */
import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeOf } from '../store/testing/project.ts';
import { show } from '../testing/show.tsx';

const inSight = (text: string) => expect.element(page.getByText(text, { exact: true }));

/** None goes by itself while a test runs. */
const AN_HOUR = 3_600_000;

beforeEach(() => show(null, storeOf({})));
afterEach(() => notifications.clean());

test('the newest notice takes the place of the oldest one', async () => {
  for (const message of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
    notifications.show({ message, autoClose: AN_HOUR });
  await inSight('Fifth').toBeVisible();
  await inSight('Third').toBeVisible();
  await inSight('Second').not.toBeInTheDocument();
  await inSight('First').not.toBeInTheDocument();
});

test('a notice that stays until it is closed is not pushed out', async () => {
  notifications.show({ message: 'Stays', autoClose: false });
  for (const message of ['First', 'Second', 'Third']) notifications.show({ message, autoClose: AN_HOUR });
  await inSight('Third').toBeVisible();
  await inSight('Stays').toBeVisible();
  await inSight('First').not.toBeInTheDocument();
});

test('when all stay, the next one waits until one of them is closed', async () => {
  for (const id of ['one', 'two', 'three', 'four']) notifications.show({ id, message: id, autoClose: false });
  await inSight('three').toBeVisible();
  await inSight('four').not.toBeInTheDocument();
  notifications.hide('one');
  await inSight('four').toBeVisible();
});
