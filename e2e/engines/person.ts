/** Someone in front of a browser: looks, points, types. What is looked for is found by XPath, and waited for. */
import { expect } from '@playwright/test';
import { BrowserIsGone, type Key, type Tab } from './drivers/browser.ts';

/** The frame with the site as readers will see it, within a document that holds nothing else. */
export const PREVIEW = ['section[aria-label="Preview"] iframe', 'iframe'];

/** XPath of what one can press, by the words on it or by its name. */
export const button = (name: string): string =>
  `//button[normalize-space()="${name}" or @aria-label="${name}"] | //label[normalize-space()="${name}"]`;
export const link = (start: string): string => `//a[starts-with(normalize-space(), "${start}")]`;
export const field = (label: string): string =>
  `//*[@aria-label="${label}" or @id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

export interface Person {
  readonly tab: Tab;
  /** Presses it once it is in sight, at rest and under nothing; in a frame of the page where one is named. */
  readonly click: (target: string, frame?: readonly string[]) => Promise<void>;
  readonly drag: (target: string, to: string, share: number) => Promise<void>;
  readonly press: (...keys: readonly Key[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Waits until it is in sight. */
  readonly sees: (target: string) => Promise<void>;
  /** Words in the page, or in a frame of it. */
  readonly reads: (words: string, frame?: readonly string[]) => Promise<void>;
}

export function personAt(tab: Tab): Person {
  const pointAt = async (target: string, share = 0.5, frame: readonly string[] = []): Promise<void> => {
    let point: Point | undefined;
    await expect
      .poll(async () => {
        const inside = await tab.evaluate(findPoint, [target, share], frame).catch(unlessGone(null));
        point = inside ? await inWindow(inside, frame) : undefined;
        return point !== undefined;
      }, `to be pressed: ${target}`)
      .toBe(true);
    if (point) await tab.movePointer(point.x, point.y);
  };
  /** Where a point of a frame is in the window. */
  const inWindow = async (inside: Point, frame: readonly string[]): Promise<Point> => {
    let point = inside;
    for (let depth = frame.length - 1; depth >= 0; depth--)
      point = await tab.evaluate(movePoint, [point, frame[depth] ?? ''], frame.slice(0, depth));
    return point;
  };
  return {
    tab,
    async click(target, frame) {
      await pointAt(target, 0.5, frame);
      await tab.pressPointer();
      await tab.releasePointer();
    },
    async drag(target, to, share) {
      await pointAt(target);
      await tab.pressPointer();
      // Halfway first: a thing is lifted by the first way it goes.
      await pointAt(to, 0.5);
      await expect.poll(() => tab.evaluate(() => document.body.hasAttribute('data-dragging'), [])).toBe(true);
      await pointAt(to, share);
      await tab.releasePointer();
    },
    press: (...keys) => tab.press(...keys),
    type: (text) => tab.type(text),
    async sees(target) {
      await expect.poll(() => tab.evaluate(isInSight, [target]), `to be seen: ${target}`).toBe(true);
    },
    async reads(words, frame) {
      await expect
        .poll(() => tab.evaluate(readAll, [], frame).catch(unlessGone('')), `to be read: ${words}`)
        .toContain(words);
    },
  };
}

/** For what is looked at again and again: a frame may not be there yet, or go meanwhile. A browser that is gone ends it. */
export function unlessGone<Nothing>(nothing: Nothing): (error: unknown) => Nothing {
  return (error) => {
    if (error instanceof BrowserIsGone) throw error;
    return nothing;
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: where to press, once pressing there reaches the first of these that is in sight. */
async function findPoint(target: string, share: number): Promise<Point | null> {
  const found = document.evaluate(target, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index++) {
    const element = found.snapshotItem(index);
    if (!(element instanceof HTMLElement) || !element.checkVisibility() || element.matches(':disabled')) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || left !== before.left || top !== before.top) return null;
    const point = { x: left + width / 2, y: top + height * share };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
  }
  return null;
}

/** Runs in the page: where a point of one of its frames is in it. The frame may be drawn smaller than it is. */
function movePoint(point: Point, frame: string): Point {
  const element = document.querySelector<HTMLElement>(frame);
  if (!element) return point;
  const { left, top, width } = element.getBoundingClientRect();
  const scale = width / element.offsetWidth;
  return { x: left + (element.clientLeft + point.x) * scale, y: top + (element.clientTop + point.y) * scale };
}

/** Runs in the page. */
function isInSight(target: string): boolean {
  const found = document.evaluate(target, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index++) {
    const element = found.snapshotItem(index);
    if (element instanceof Element && element.checkVisibility()) return true;
  }
  return false;
}

/** Runs in the page. */
function readAll(): string {
  return document.body.innerText;
}
