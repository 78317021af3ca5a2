/** Words of a page are typed in by a person, not by a script and not by what a page looks like. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPageForm } from '../pages/page-form.ts';
import { showAsWideAsThePane } from '../support/device.ts';

/** A page that looks as if a field were open in it, and asks for the focus. */
const PAGE = `---
title: Pretends
---

Words to type in.

<span className="lw-field" contentEditable="plaintext-only" role="textbox" aria-label="Words of the page" tabIndex="0">Not a field</span>

<p lw-place="1-3" contentEditable="true" tabIndex="0" autoFocus>Not the front matter</p>
`;

test.use({ viewport: { width: 1800, height: 900 } });
test.beforeEach(({ page }) => showAsWideAsThePane(page));

test('scripts and look-alikes change nothing of the source', async ({ page, workspace, openSmall }) => {
  await openSmall({ 'index.mdx': PAGE });
  const form = await openPageForm(workspace);
  const { preview } = workspace;
  const words = preview.locator('main').getByText('Words to type in.');
  const field = preview.getByRole('textbox', { name: 'Words of the paragraph' });

  await test.step('a click of a script opens no field', async () => {
    await words.evaluate((element) => (element as HTMLElement).click());
    await expect(field).toHaveCount(0);
  });
  await test.step('what a script types is not heard, what a person types is', async () => {
    await words.click();
    await expect(field).toBeFocused();
    await field.evaluate((element) => {
      const init = { inputType: 'insertText', data: 'by a script', bubbles: true, cancelable: true };
      element.dispatchEvent(new InputEvent('beforeinput', init));
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    });
    await page.keyboard.press('End');
    await page.keyboard.type(' By hand.');
    await expect(field).toHaveText('Words to type in. By hand.');
    await page.keyboard.press('Escape');
  });
  await test.step('what looks like a field is none', async () => {
    for (const name of ['Not a field', 'Not the front matter']) {
      await preview.getByText(name).click();
      await page.keyboard.type('forged');
    }
  });
  expect(await form.source()).toContain('Words to type in. By hand.');
  expect(await form.source()).toContain('title: Pretends\n');
});

test('what a frame says of selected words opens no bar by itself, and draws it nowhere else', async ({
  page,
  workspace,
  openSmall,
}) => {
  // The line of the frame to the app, which no script of a page gets hold of.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...said: unknown[]) {
      if ((said[0] as { kind?: string } | undefined)?.kind === 'field-selected')
        (globalThis as { line?: unknown }).line = { port: this, post, said: said[0] };
      return Reflect.apply(post, this, said);
    } as typeof post;
  });
  await openSmall({ 'index.mdx': PAGE });
  const form = await openPageForm(workspace);
  const { preview } = workspace;
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  const field = preview.getByRole('textbox', { name: 'Words of the paragraph' });
  const say = (times: number, more: object) =>
    preview.locator('body').evaluate(
      (_, { count, over }) => {
        const { port, post, said } = (globalThis as unknown as Forged).line;
        for (let time = 0; time < count; time++) Reflect.apply(post, port, [{ ...said, ...over }]);
      },
      { count: times, over: more },
    );
  const box = { left: 0, top: 0, right: 40, bottom: 20 };

  await preview.locator('main').getByText('Words to type in.').click();
  await expect(field).toBeFocused();
  await test.step('words beyond the field, boxes that are none, and a box far away', async () => {
    await say(1, { kind: 'field-box', start: 0, end: 9000, box });
    await say(1, { kind: 'field-box', start: 0, end: 5, box: { ...box, right: 'wide' } });
    await say(1, { kind: 'field-box', start: 0, end: 5, box: { left: 0, top: -9e9, right: 9e9, bottom: -8e9 } });
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(field).toHaveText('Words to type in.!');
    await expect(bar).not.toBeVisible();
  });
  await test.step('a box as large as the world', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await expect(bar).toBeVisible();
    await say(1, { kind: 'field-box', start: 0, end: 5, box: { left: -9e9, top: -9e9, right: 9e9, bottom: 9e9 } });
    await expect.poll(() => isWithin(bar, page.getByTestId('preview-frame'))).toBe(true);
  });
  await test.step('a flood', async () => {
    await say(20_000, { kind: 'field-box', start: 0, end: 5, box });
    await say(20_000, { kind: 'field-box', start: 0, end: 5 });
    await expect.poll(() => isWithin(bar, page.getByTestId('preview-frame'))).toBe(true);
  });
  await test.step('while the person is elsewhere', async () => {
    await form.form.getByRole('textbox', { name: 'Title' }).click();
    await expect(bar).toHaveCount(0);
    await say(1, { kind: 'field-box', start: 0, end: 5, box });
    await say(1, { kind: 'field-key', start: 0, end: 5, key: 'link' });
    await say(1, { kind: 'field-key', start: 0, end: 5, key: 'bar' });
    await page.keyboard.type('T');
    await expect(form.form.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(await form.source()).toContain('Words to type in.!');
});

interface Forged {
  readonly line: { readonly port: MessagePort; readonly post: MessagePort['postMessage']; readonly said: object };
}

/** Of what is not there there is nothing outside. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const around = await outer.boundingBox();
  const box = (await inner.count()) > 0 ? await inner.boundingBox() : around;
  if (!box || !around) return false;
  const isWide = box.x >= around.x && box.x + box.width <= around.x + around.width;
  return isWide && box.y >= around.y && box.y + box.height <= around.y + around.height;
}
