/** Blocks of the form that are folded to their bar, and what opens them again. */
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeOf } from '../../../store/testing/project.ts';
import { removeShown, show } from '../../../testing/show.tsx';
import { violationsInBothModes } from '../../../testing/violations.ts';
import { ContentsBar } from './contents-bar.tsx';
import { focusBlockAt } from './focus-block.ts';
import { FoldAllContext } from './fold-all.ts';
import { FoldableBlock } from './foldable-block.tsx';

const FORM = 'Form';
const PAGE = '<Card title="First">\n  Words.\n</Card>\n';

function Form() {
  const [all, setAll] = useState({ isFolded: false, turn: 0 });
  const setFolded = (isFolded: boolean) => setAll(({ turn }) => ({ isFolded, turn: turn + 1 }));
  const common = { name: 'Card', icon: 'square', title: 'Card', actions: null };
  return (
    <section aria-label={FORM} id="form">
      <h2>{FORM}</h2>
      <ContentsBar canFold isFolded={all.isFolded} onFold={setFolded} />
      <FoldAllContext value={all}>
        <FoldableBlock {...common} path="0" summary="First">
          <div data-block="0.0">
            <input aria-label="Words of the first" />
          </div>
        </FoldableBlock>
        <FoldableBlock {...common} path="1" summary="Second">
          <input aria-label="Words of the second" />
        </FoldableBlock>
      </FoldAllContext>
    </section>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const isSeen = (name: string) => document.querySelector(`[aria-label="${name}"]`)?.checkVisibility();
const button = (name: string) => page.getByRole('button', { name });

afterEach(removeShown);

test('a block is folded to its bar, which says which one it is, and opened again by the keyboard', async () => {
  show(<Form />, storeOf({}));
  await button('Fold: Card').first().click();
  await expect.poll(() => isSeen('Words of the first')).toBe(false);
  await expect.poll(() => isSeen('Words of the second')).toBe(true);
  await expect.element(page.getByText('First', { exact: true })).toBeVisible();
  expect(await violationsInBothModes()).toEqual([]);
  await expect.element(button('Unfold: Card')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => isSeen('Words of the first')).toBe(true);
});

test('all are folded and opened at once, and each one may be the other way', async () => {
  show(<Form />, storeOf({}));
  await button('Fold all').click();
  await expect.poll(() => isSeen('Words of the first')).toBe(false);
  await expect.poll(() => isSeen('Words of the second')).toBe(false);
  await button('Unfold: Card').first().click();
  await expect.poll(() => isSeen('Words of the first')).toBe(true);
  await button('Unfold all').click();
  await expect.poll(() => isSeen('Words of the second')).toBe(true);
});

test('what leads into a folded block opens it, and gives the focus to what is in it', async () => {
  show(<Form />, storeOf({}));
  await button('Fold all').click();
  const root = document.querySelector<HTMLElement>('#form');
  const at = PAGE.indexOf('Words');
  expect(root && focusBlockAt(root, PAGE, { start: at, end: at })).toBe(true);
  await expect.element(field('Words of the first')).toHaveFocus();
});
