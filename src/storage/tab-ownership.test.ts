import { expect, test, vi } from 'vitest';
import { createOwnership, type OwnershipOptions } from './tab-ownership.ts';

/** For what comes at once, and later on a busy machine. */
const PATIENTLY = { timeout: 60_000 };

/** Web Locks as the specification has them, as far as exclusive locks go. */
function createLocks(): NonNullable<OwnershipOptions['locks']> {
  type Holder = { readonly reject: (reason: unknown) => void };
  let holder: Holder | undefined;
  const waiting: (() => void)[] = [];
  const request = (_name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) =>
    new Promise((resolve, reject) => {
      const grant = () => {
        const mine: Holder = { reject };
        holder = mine;
        void Promise.resolve(callback({ name: 'lock', mode: 'exclusive' })).then((value) => {
          if (holder === mine) {
            holder = undefined;
            waiting.shift()?.();
          }
          resolve(value);
        });
      };
      if (options.steal) {
        holder?.reject(new DOMException('stolen', 'AbortError'));
        grant();
      } else if (!holder) grant();
      else if (options.ifAvailable) resolve(callback(null));
      else {
        waiting.push(grant);
        options.signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(grant), 1);
          reject(options.signal?.reason);
        });
      }
    });
  return { request: request as LockManager['request'] };
}

function createTabs() {
  const locks = createLocks();
  const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];
  const openChannel = () => {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      close: () => undefined,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
    };
    channels.push(channel);
    return channel as unknown as ReturnType<OwnershipOptions['openChannel']>;
  };
  return (onHandOver: () => Promise<void> = async () => undefined, handOverLimitMs = 60_000) => {
    const onLost = vi.fn();
    return {
      onLost,
      ownership: createOwnership('p1', { locks, openChannel, onHandOver, onLost, handOverLimitMs, closingLimitMs: 0 }),
    };
  };
}

test('the second tab does not get the project', async () => {
  const openTab = createTabs();
  const [first, second] = [openTab(), openTab()];
  expect(await first.ownership.claim()).toBe(true);
  expect(await second.ownership.claim()).toBe(false);
});

test('the second tab takes over after the first has saved', async () => {
  const openTab = createTabs();
  const steps: string[] = [];
  const first = openTab(async () => {
    await Promise.resolve();
    steps.push('first saved');
  });
  const second = openTab();
  await first.ownership.claim();
  await second.ownership.takeOver();
  steps.push('second has it');
  expect(steps).toEqual(['first saved', 'second has it']);
  expect(first.onLost).toHaveBeenCalledOnce();
  expect(await first.ownership.claim()).toBe(false);
});

test('a tab that does not answer loses the project and is told', async () => {
  const openTab = createTabs();
  const first = openTab(() => new Promise(() => undefined));
  const second = openTab(undefined, 0);
  await first.ownership.claim();
  await second.ownership.takeOver();
  expect(await openTab().ownership.claim()).toBe(false);
  await vi.waitFor(() => expect(first.onLost).toHaveBeenCalledOnce(), PATIENTLY);
});

test('a tab that lets go leaves the project to the next', async () => {
  const openTab = createTabs();
  const [first, second] = [openTab(), openTab()];
  await first.ownership.claim();
  first.ownership.release();
  await vi.waitFor(async () => expect(await second.ownership.claim()).toBe(true), PATIENTLY);
});

test('without Web Locks every tab owns the project', async () => {
  const openChannel = () => ({ postMessage: () => undefined, close: () => undefined, onmessage: null });
  const ownership = createOwnership('p1', { openChannel, onHandOver: async () => undefined, onLost: () => undefined });
  expect(await ownership.claim()).toBe(true);
});
