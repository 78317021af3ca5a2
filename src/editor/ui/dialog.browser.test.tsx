/** Where the keyboard goes on when a dialog closes. */
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeOf } from '../store/testing/project.ts';
import { show } from '../testing/show.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Panel } from './panel.tsx';

/** What the buttons say. */
const SAID = {
  about: 'About plants',
  name: 'Name a plant',
  more: 'More',
  all: 'About all of them',
  remove: 'Delete the fern',
  done: 'Done',
  gone: 'It is gone then.',
};

type Kind = 'plain' | 'form' | 'confirm';

/** A list of plants; the last button of a row goes away with the plant. */
function Plants() {
  const [open, setOpen] = useState<Kind>();
  const [hasFern, setFern] = useState(true);
  const close = () => setOpen(undefined);
  const remove = () => {
    setFern(false);
    close();
  };
  return (
    <Panel title="Plants">
      <Button onClick={() => setOpen('plain')}>{SAID.about}</Button>
      <Button onClick={() => setOpen('form')}>{SAID.name}</Button>
      <Menu withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button>{SAID.more}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('plain')}>{SAID.all}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {hasFern && <Button onClick={() => setOpen('confirm')}>{SAID.remove}</Button>}
      {open === 'plain' && (
        <Dialog title="About" onClose={close}>
          <Button onClick={close}>{SAID.done}</Button>
        </Dialog>
      )}
      {open === 'form' && (
        <FormDialog title="Name" size="sm" submit="Save" onSubmit={close} onClose={close}>
          <input aria-label="Its name" data-autofocus />
        </FormDialog>
      )}
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete it?"
        confirmLabel="Delete"
        onConfirm={remove}
        onClose={close}
      >
        {SAID.gone}
      </ConfirmDialog>
    </Panel>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

async function open(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

async function endWith(key: string): Promise<void> {
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard(key);
  await expect.element(dialog).not.toBeInTheDocument();
}

test('the focus goes back to what opened a dialog, however that is closed', async () => {
  show(<Plants />, storeOf({}));
  for (const name of ['About plants', 'Name a plant', 'Delete the fern']) {
    await open(name);
    await endWith('{Escape}');
    await expect.element(button(name)).toHaveFocus();
  }
  await open('Name a plant');
  await endWith('Fern{Enter}');
  await expect.element(button('Name a plant')).toHaveFocus();
});

test('a dialog that a menu opened gives the focus to the button of the menu', async () => {
  show(<Plants />, storeOf({}));
  await open('More');
  await expect.element(page.getByRole('menuitem', { name: 'About all of them' })).toBeVisible();
  (page.getByRole('menuitem', { name: 'About all of them' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await endWith('{Escape}');
  await expect.element(button('More')).toHaveFocus();
});

test('where what opened it is gone, the heading of its panel has the focus', async () => {
  show(<Plants />, storeOf({}));
  await open('Delete the fern');
  await expect.element(button('Cancel')).toHaveFocus();
  await endWith('{Tab}{Enter}');
  await expect.element(button('Delete the fern')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Plants' })).toHaveFocus();
});
