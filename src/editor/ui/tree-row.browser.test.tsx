/** Rows of trees: what the pointer means in them, and the button of their menu. */
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storeOf } from '../store/testing/project.ts';
import { show } from '../testing/show.tsx';
import { meansRow, TreeRow, TreeRowLabel, TreeRowMenu, TreeRowMenuButton } from './tree-row.tsx';

/** What the row and its menu say. */
const SAID = { row: 'Soil', tree: 'Outline', menu: 'What can be done', up: 'Move up' };

function OneRow({ onGo }: { readonly onGo: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = <TreeRowMenuButton aria-label={SAID.menu} onClick={() => setOpen(!isOpen)} />;
  return (
    <div role="tree" aria-label={SAID.tree}>
      <TreeRow
        index={0}
        depth={1}
        indentPx={10}
        isFocusStop
        isSelected
        isMenuOpen={isOpen}
        onClick={(event) => meansRow(event) && onGo()}
      >
        <TreeRowLabel>{SAID.row}</TreeRowLabel>
        <TreeRowMenu>
          {isOpen ? (
            <Menu opened>
              <Menu.Target>{button}</Menu.Target>
              <Menu.Dropdown>
                <Menu.Item>{SAID.up}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          ) : (
            button
          )}
        </TreeRowMenu>
      </TreeRow>
    </div>
  );
}

test('a click means the row, but not one on its menu, whose button looks the same while it is open', async () => {
  const go = vi.fn();
  show(<OneRow onGo={go} />, storeOf({}));
  await expect.element(page.getByRole('treeitem')).toHaveAttribute('aria-level', '2');
  await page.getByText(SAID.row).click();
  expect(go).toHaveBeenCalledTimes(1);
  const button = page.getByRole('button', { name: SAID.menu });
  const look = () => {
    const { borderTopWidth, width, height } = getComputedStyle(button.element());
    return { borderTopWidth, width, height };
  };
  const closed = look();
  await button.click();
  await expect.element(page.getByRole('menuitem', { name: SAID.up })).toBeVisible();
  expect(look()).toEqual(closed);
  await page.getByRole('menuitem', { name: SAID.up }).click();
  expect(go).toHaveBeenCalledTimes(1);
});
