/** The outline of a page, beside its source, its form or its preview. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PageHandle } from '../../pages/page-handle.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { removeShown, show } from '../../testing/show.tsx';
import { violationsInBothModes } from '../../testing/violations.ts';
import OutlineList from './outline-list.tsx';

const PAGE =
  '---\ntitle: Beds\n---\n\nIntro.\n\n## Soil\n\nDark.\n\n### Worms\n\nMany.\n\n## Water\n\n<Steps>\n  <Step title="Fill">\n    Can.\n  </Step>\n</Steps>\n';

function open(text = PAGE) {
  const store = storeOf({ 'a.mdx': text });
  const gone: number[] = [];
  let tell: (offset: number) => void = () => {};
  const handle: PageHandle = {
    file: 'a.mdx',
    read: () => textsOf(store)['a.mdx'] ?? '',
    apply: ({ edits }, label) => store.actions.editText('a.mdx', { edits, label }).status === 'ok',
    go: ({ start }) => gone.push(start),
    readSelection: () => undefined,
    onCursor: (listener) => {
      tell = listener;
      return () => {};
    },
  };
  show(<OutlineList page={handle} />, store);
  return { store, gone, handle, putCursor: (words: string) => tell(handle.read().indexOf(words)) };
}

const row = (name: string) => page.getByRole('treeitem', { name });
const names = () => [...document.querySelectorAll('[role=treeitem]')].map((item) => item.getAttribute('aria-label'));

afterEach(removeShown);

test('lists headings and steps, goes to them, and shows where the cursor is', async () => {
  const { gone, putCursor } = open();
  await expect.poll(names).toEqual(['H2 Soil', 'H3 Worms', 'H2 Water', 'Step Fill']);
  await userEvent.click(row('Water'));
  expect(gone).toEqual([PAGE.indexOf('## Water')]);
  putCursor('Many.');
  await expect.element(row('Worms')).toHaveAttribute('aria-current', 'location');
  expect(await violationsInBothModes()).toEqual([]);
});

test('keys move a section with what is below it, in one step that is named and can be undone', async () => {
  const { store, handle } = open();
  await userEvent.click(row('Soil'));
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await expect.poll(names).toEqual(['H2 Water', 'Step Fill', 'H2 Soil', 'H3 Worms']);
  await expect.element(row('Soil')).toHaveFocus();
  await expect.element(page.getByText('“Soil” moved, 3 of 4')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  await expect.poll(names).toEqual(['H2 Water', 'Step Fill', 'H3 Soil', 'H4 Worms']);
  expect(store.getState().history.done.map(({ label }) => label)).toEqual([
    'Move section “Soil”',
    'Lower section “Soil”',
  ]);
  store.actions.undo();
  store.actions.undo();
  expect(handle.read()).toBe(PAGE);
  await expect.poll(names).toEqual(['H2 Soil', 'H3 Worms', 'H2 Water', 'Step Fill']);
});

test('a mouse drags a section to where the line shows', async () => {
  const { handle } = open();
  await expect.element(row('Soil')).toBeVisible();
  const box = (name: string) => row(name).element().getBoundingClientRect();
  const [from, to] = [box('Water'), box('Soil')];
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', bubbles: true });
  row('Water')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { ...at(from.left + 60, from.top + 10) }));
  window.dispatchEvent(new PointerEvent('pointermove', at(from.left + 60, from.top - 20)));
  window.dispatchEvent(new PointerEvent('pointermove', at(from.left + 60, to.top + 3)));
  await expect.element(page.getByTestId('section-drop')).toBeVisible();
  window.dispatchEvent(new PointerEvent('pointerup', at(from.left + 60, to.top + 3)));
  await expect.poll(names).toEqual(['H2 Water', 'Step Fill', 'H2 Soil', 'H3 Worms']);
  expect(handle.read()).toContain('Intro.\n\n## Water\n\n<Steps>');
});

test('a page without headings says what would be here', async () => {
  open('Words.\n');
  await expect.element(page.getByText('No headings yet')).toBeVisible();
});
