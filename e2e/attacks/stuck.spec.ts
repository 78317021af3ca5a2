/** Pages that keep the view from answering, or flood it: the editor goes on, and so do the other pages. */
import { expect, test } from '../fixtures.ts';
import { FLOODING_PAGES, GROWING_PAGE, STUCK_PAGE } from './hostile-pages.ts';

const PAGES: Readonly<Record<string, string>> = { stuck: STUCK_PAGE, ...FLOODING_PAGES, growing: GROWING_PAGE };

test('whatever a page does to the view, the editor takes words and shows the other pages', async ({
  openSmall,
  workspace,
  page,
}) => {
  const names = ['index', 'second', ...Object.keys(PAGES)];
  const config = { name: 'Hostile', colors: { primary: '#0b6e4f' }, navigation: [{ group: 'Start', pages: names }] };
  await openSmall({
    'docs.json': JSON.stringify(config),
    ...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`${name}.mdx`, text])),
  });
  const notice = page.getByText('kept the preview from answering');
  const goOn = async (): Promise<void> => {
    await workspace.openPage('second');
    await expect(workspace.preview.getByText('The second page.')).toBeVisible();
  };

  await test.step('a page that cannot be drawn is shown as text and listed', async () => {
    await workspace.openPage('stuck');
    await workspace.typeAtEnd('\nTyped while nothing answers.\n');
    await expect(workspace.code).toContainText('Typed while nothing answers.');
    await expect(notice).toBeVisible();
    await expect(workspace.preview.getByText('Readable words.')).toBeVisible();
    await goOn();
    await expect(notice).toBeHidden();
    await workspace.goTo('Problems');
    await expect(page.getByText(/kept the preview from answering/)).toBeVisible();
  });

  for (const name of Object.keys(FLOODING_PAGES)) {
    await test.step(name, async () => {
      await workspace.openPage(name);
      await expect(workspace.preview.getByText('Below the flood.')).toBeVisible();
      await workspace.typeAtEnd('\nTyped in the flood.\n');
      await expect(workspace.preview.getByText('Typed in the flood.')).toBeVisible();
      await goOn();
    });
  }

  await test.step('a component that shows too much shows its first state', async () => {
    await workspace.openPage('growing');
    await expect(page.getByText('It shows too much for a browser: more than 30,000 elements.')).toBeVisible();
    await expect(workspace.preview.getByText('Below the growth.')).toBeVisible();
    await goOn();
  });
});
