/** Where the handle of a block stands. */
import { afterEach, expect, test, vi } from 'vitest';
import { createHandle } from './handle.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

function showHandle(html: string, block: string, left = 200) {
  document.body.innerHTML = `<div id="layer"></div><main style="position:absolute;top:100px;left:${left}px;width:300px">${html}</main>`;
  const layer = document.querySelector('#layer')?.attachShadow({ mode: 'open' });
  const target = document.querySelector(block);
  if (!layer || !target) throw new Error('There is nothing to show a handle for.');
  const handle = createHandle(layer, { onOpen: () => {}, onExtend: () => {}, onAdd: () => {} });
  handle.show(target);
  const boxes = [...layer.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  return { handle, boxes, block: target.getBoundingClientRect() };
}

test('it is left of the block, with what adds beside it, and near the pointer on the way there', () => {
  const { handle, boxes, block } = showHandle('<p>Words.</p>', 'p');
  for (const box of boxes) expect(box.right).toBeLessThanOrEqual(block.left);
  expect(handle.isNear(block.left - 10, block.top + 5)).toBe(true);
  expect(handle.isNear(block.right + 10, block.top + 5)).toBe(false);
});

test('it is right of the block where lines are read from right to left, and right of an item’s sign', () => {
  const { handle, boxes, block } = showHandle('<p dir="rtl">كلمات</p>', 'p');
  for (const box of boxes) expect(box.left).toBeGreaterThanOrEqual(block.right);
  expect(handle.isNear(block.right + 10, block.top + 5)).toBe(true);
  expect(handle.isNear(block.left - 10, block.top + 5)).toBe(false);
  const item = showHandle('<ul dir="rtl" style="padding-right:40px"><li>كلمات</li></ul>', 'li');
  for (const box of item.boxes) expect(box.left).toBeGreaterThanOrEqual(item.block.right + 40);
});

test('for a finger it is above the block where the margin is narrow, in sight at the top of the window, too', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const low = showHandle('<p>Words.</p>', 'p', 18);
  for (const box of low.boxes) {
    expect(box.width).toBeGreaterThanOrEqual(36);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(low.block.top);
  }
  const [menu, add] = low.boxes;
  expect(add?.left).toBeGreaterThanOrEqual(menu?.right ?? 0);
  const high = showHandle('<p style="margin-top:-90px">Words.</p>', 'p', 18);
  for (const box of high.boxes) expect(box.top).toBeGreaterThanOrEqual(high.block.bottom);
});
