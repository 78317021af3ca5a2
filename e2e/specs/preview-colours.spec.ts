import { expect, test } from '../fixtures.ts';

const PAGE = `---
title: Written
---

\`\`\`js title="tide.js" lines {2}
import { tide } from "./tide.js";
const level = tide(1) + 2; // metres
\`\`\`

After the code.
`;

test('a page is in sight before its code can be coloured, and nothing moves when it gets its colours', async ({
  page,
  openSmall,
  workspace,
}) => {
  let letGrammarsCome = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGrammarsCome = resolve;
  });
  await page.route(/load-grammar/, async (route) => {
    await held;
    await route.continue();
  });
  await openSmall({ 'index.mdx': PAGE });
  const { preview } = workspace;
  const after = preview.getByText('After the code.');
  await expect(after).toBeVisible();
  await expect(page.getByRole('img', { name: 'The preview is starting' })).toBeHidden();
  const code = preview.locator('pre').first();
  await expect(code).toContainText('const level = tide(1) + 2; // metres');
  // A word of the language stands for itself once it has a colour.
  const word = code.getByText('const', { exact: true });
  await expect(word).toHaveCount(0);
  const before = await after.boundingBox();

  letGrammarsCome();
  await expect(word).toBeVisible();
  expect(await after.boundingBox()).toEqual(before);
  await expect(code).toContainText('const level = tide(1) + 2; // metres');
});
