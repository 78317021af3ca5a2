import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeOf } from '../../store/testing/project.ts';
import { show } from '../../testing/show.tsx';
import { violationsInBothModes } from '../../testing/violations.ts';
import { ScriptsSwitch } from './scripts-switch.tsx';

const CONFIG = (more: object) => JSON.stringify({ name: 'Small', navigation: [], ...more });

function Switch() {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <ScriptsSwitch isOn={isOn} onChange={setOn} />
      <output>{isOn ? 'scripts run' : 'no scripts'}</output>
    </>
  );
}

test('scripts of the project are named, and off until a person turns them on', async () => {
  const config = CONFIG({ custom: { js: 'https://cdn.example.com/chat.js' } });
  show(<Switch />, storeOf({ 'docs.json': config, 'index.mdx': '', 'count.js': 'count()' }));
  const control = page.getByRole('switch', { name: 'Run the project’s own scripts in the exported site' });
  await expect.element(control).not.toBeChecked();
  await expect.element(page.getByText(/https:\/\/cdn\.example\.com\/chat\.js and count\.js/)).toBeVisible();
  expect(await violationsInBothModes()).toEqual([]);
  await control.click();
  await expect.element(page.getByText('scripts run')).toBeVisible();
});

test('a project without scripts is not asked about any', async () => {
  show(<Switch />, storeOf({ 'docs.json': CONFIG({}), 'index.mdx': '', 'snippets/box.js': 'export const Box = 1;' }));
  await expect.element(page.getByText('no scripts')).toBeVisible();
  expect(page.getByRole('switch').query()).toBeNull();
});
