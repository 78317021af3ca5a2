import type { Locator } from '@playwright/test';

/** How far apart the upper edges of two elements are, in pixels; to be asked until what moves has come to rest. */
export async function heightBetween(one: Locator, other: Locator): Promise<number> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return first && second ? Math.abs(first.y - second.y) : Number.POSITIVE_INFINITY;
}
