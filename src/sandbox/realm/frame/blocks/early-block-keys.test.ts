import { expect, it } from 'vitest';
import { EarlyBlockKeys } from './early-block-keys.ts';

function setUp() {
  const now = { isAsked: false, isWaiting: false };
  return { now, early: new EarlyBlockKeys({ isAsked: () => now.isAsked, isWaiting: () => now.isWaiting }) };
}

it('keeps nothing while it is known which block is meant', () => {
  const { early } = setUp();
  expect(early.keep('up', false)).toBe(false);
  expect(early.take()).toEqual([]);
});

it('keeps keys until the block that was clicked is there, and one that is held down once', () => {
  const { now, early } = setUp();
  now.isAsked = true;
  expect([early.keep('menu', false), early.keep('menu', true)]).toEqual([true, true]);
  expect(early.take()).toEqual([]);
  now.isAsked = false;
  expect(early.take()).toEqual(['menu']);
  expect(early.take()).toEqual([]);
});

it('gives keys for what was typed to its block, and not to the one that was clicked after them', () => {
  const { now, early } = setUp();
  now.isWaiting = true;
  early.keep('down', false);
  now.isAsked = true;
  early.keep('duplicate', false);
  now.isWaiting = false;
  expect(early.take()).toEqual(['down']);
  now.isAsked = false;
  expect(early.take()).toEqual(['duplicate']);
});

it('forgets keys for a block that was clicked when the person goes to another one', () => {
  const { now, early } = setUp();
  Object.assign(now, { isWaiting: true });
  early.keep('down', false);
  now.isAsked = true;
  early.keep('duplicate', false);
  early.dropAsked();
  Object.assign(now, { isAsked: false, isWaiting: false });
  expect(early.take()).toEqual(['down']);
});
