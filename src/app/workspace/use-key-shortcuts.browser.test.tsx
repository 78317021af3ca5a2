/** Undo by keyboard: everywhere but where something is typed, which has an undo of its own. */
import { Checkbox, NativeSelect, Radio, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProjectActions } from '../../editor/store/index.ts';
import { storeOf } from '../../editor/store/testing/project.ts';
import { show } from '../../editor/testing/show.tsx';
import { useKeyShortcuts } from './use-key-shortcuts.ts';

function Controls({ actions }: { readonly actions: ProjectActions }) {
  useKeyShortcuts(actions);
  return (
    <>
      <Switch label="Hide the icon" />
      <Checkbox label="With a frame" />
      <Radio label="Wide" />
      <NativeSelect label="Colour" data={['Red', 'Blue']} />
      <SegmentedControl aria-label="View" data={['Source', 'Visual']} />
      <TextInput label="Title" />
    </>
  );
}

test('Ctrl+Z undoes a step from a control in which nothing is typed, and not from a field', async () => {
  const store = storeOf({});
  const undo = vi.fn();
  show(<Controls actions={{ ...store.actions, undo }} />, store);
  const press = async (control: ReturnType<typeof page.getByRole>) => {
    await expect.element(control).toBeInTheDocument();
    (control.element() as HTMLElement).focus();
    undo.mockClear();
    await userEvent.keyboard('{Control>}z{/Control}');
    return undo.mock.calls.length;
  };
  expect(await press(page.getByRole('switch', { name: 'Hide the icon' }))).toBe(1);
  expect(await press(page.getByRole('checkbox', { name: 'With a frame' }))).toBe(1);
  expect(await press(page.getByRole('radio', { name: 'Wide' }))).toBe(1);
  expect(await press(page.getByRole('combobox', { name: 'Colour' }))).toBe(1);
  expect(await press(page.getByRole('radio', { name: 'Visual' }))).toBe(1);
  expect(await press(page.getByRole('textbox', { name: 'Title' }))).toBe(0);
});
