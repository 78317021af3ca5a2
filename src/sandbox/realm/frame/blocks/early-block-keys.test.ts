import { expect, it } from 'vitest';
import { EarlyBlockKeys } from './early-block-keys.ts';

function setUp() {
  const now = { isAsked: false, isWaiting: false, areBlocksToCome: false };
  const writing = { isAsked: () => now.isAsked, isWaiting: () => now.isWaiting };
  const early = new EarlyBlockKeys(writing, () => now.areBlocksToCome);
  /** All that can be heard now. */
  const take = () => {
    const keys = [];
    for (let key = early.next(); key !== undefined; key = early.next()) keys.push(key);
    return keys;
  };
  return { now, early, take };
}

it('keeps nothing while it is known which block is meant', () => {
  const { early, take } = setUp();
  expect(early.keep('up', false)).toBe(false);
  expect(take()).toEqual([]);
});

it('keeps keys until the block that was clicked is there, and one that is held down once', () => {
  const { now, early, take } = setUp();
  now.isAsked = true;
  expect([early.keep('menu', false), early.keep('menu', true)]).toEqual([true, true]);
  expect(take()).toEqual([]);
  now.isAsked = false;
  expect(take()).toEqual(['menu']);
  expect(take()).toEqual([]);
});

it('gives keys for what was typed to its block, and not to the one that was clicked after them', () => {
  const { now, early, take } = setUp();
  now.isWaiting = true;
  early.keep('down', false);
  now.isAsked = true;
  early.keep('duplicate', false);
  now.isWaiting = false;
  expect(take()).toEqual(['down']);
  now.isAsked = false;
  expect(take()).toEqual(['duplicate']);
});

it('forgets keys for a block that was clicked when the person goes to another one', () => {
  const { now, early, take } = setUp();
  Object.assign(now, { isWaiting: true });
  early.keep('down', false);
  now.isAsked = true;
  early.keep('duplicate', false);
  early.dropAsked();
  Object.assign(now, { isAsked: false, isWaiting: false });
  expect(take()).toEqual(['down']);
});

it('keeps a key until it is known where the one before has moved the blocks, and then gives one at a time', () => {
  const { now, early } = setUp();
  now.areBlocksToCome = true;
  expect([early.keep('down', false), early.keep('down', true), early.keep('remove', false)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(early.next()).toBeUndefined();
  now.areBlocksToCome = false;
  expect(early.next()).toBe('down');
  now.areBlocksToCome = true;
  expect(early.next()).toBeUndefined();
  now.areBlocksToCome = false;
  expect([early.next(), early.next()]).toEqual(['remove', undefined]);
});
