/** What the menu of the navigation offers where the older format has no place for it. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useProject } from '../../project-context.ts';
import { selectOutline } from '../../store/index.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { show } from '../../testing/show.tsx';
import { AddMenu } from './add-menu.tsx';
import { AddingDialogs, type AddingDialogsProps, type AddingKind } from './adding-dialogs.tsx';

const CONFIG = { name: 'Small', navigation: [{ group: 'Start', pages: ['index'] }] };
const nothing = () => {};

function Navigation() {
  const outline = useProject(selectOutline);
  const [adding, setAdding] = useState<AddingKind>();
  const rest = { chosen: undefined, spot: undefined, currentPage: undefined } as const;
  const calls = { announce: nothing, onOpen: nothing, onReveal: nothing, refocus: nothing };
  const edits = {} as AddingDialogsProps['edits'];
  if (!outline) return null;
  return (
    <>
      <AddMenu outline={outline} chosen={() => undefined} onAdd={setAdding} />
      <AddingDialogs {...{ adding, outline, edits, ...rest, ...calls }} onClose={() => setAdding(undefined)} />
    </>
  );
}

test.each([
  ['Language…', 'Languages', 'Add a language'],
  ['Version…', 'Versions with pages of their own', 'Add a version'],
  ['Product…', 'Products', 'Add a product'],
  ['Dropdown…', 'Dropdowns', 'Add a dropdown'],
  ['Link on all pages…', 'Links on all pages', 'Add a link on all pages'],
])('%s leads to the conversion, says why, and goes on', async (item, what, next) => {
  const store = storeOf({ 'docs.json': JSON.stringify(CONFIG), 'index.mdx': 'Hello' });
  show(<Navigation />, store);
  await page.getByRole('button', { name: 'Add to the navigation' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent(`${what} need the newer format of the settings. Convert, then go on.`);
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: next })).toBeVisible();
  expect(JSON.parse(textsOf(store)['docs.json'] ?? '').navigation).toEqual({
    groups: [{ group: 'Start', pages: ['index'] }],
  });
});
