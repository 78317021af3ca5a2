import { expect, test } from 'vitest';
import { createSharedProcess } from './shared-process.ts';

/** Tabs that hear each other and ask for the same lock, as browsers grant it: in the order in which it was asked for. */
function browser() {
  const channels: { onmessage: BroadcastChannel['onmessage'] }[] = [];
  type Waiting = { readonly isAlone: boolean; readonly grant: () => Promise<void> };
  const waiting: Waiting[] = [];
  let held = 0;
  let isAlone = false;
  const serve = (): void => {
    for (let next = waiting[0]; next && !isAlone && (held === 0 || !next.isAlone); next = waiting[0]) {
      waiting.shift();
      held++;
      isAlone = next.isAlone;
      void next.grant().then(() => {
        held--;
        isAlone = false;
        serve();
      });
    }
  };
  const request = (_name: string, { mode }: LockOptions, callback: () => unknown): Promise<unknown> =>
    new Promise((resolve) => {
      const grant = async (): Promise<void> => resolve(await callback());
      waiting.push({ isAlone: mode === 'exclusive', grant });
      serve();
    });
  return (log: string[], name: string) => {
    const channel = {
      onmessage: null as BroadcastChannel['onmessage'],
      postMessage: (data: unknown) => {
        for (const other of channels.filter((one) => one !== channel))
          queueMicrotask(() => other.onmessage?.call({} as BroadcastChannel, { data } as MessageEvent));
      },
    };
    channels.push(channel);
    const process = createSharedProcess({ locks: { request } as unknown as LockManager, channel });
    const join = (frame: string) =>
      process.join({
        leave: () => log.push(`${name} ${frame} leaves`),
        enter: () => log.push(`${name} ${frame} enters`),
      });
    return { process, join };
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('no frame comes back before all have gone, in this tab and in the others', async () => {
  const log: string[] = [];
  const openTab = browser();
  const one = openTab(log, 'one');
  const two = openTab(log, 'two');
  one.join('preview');
  one.join('builds');
  two.join('preview');
  one.process.replace();
  await settled();
  expect(log.slice(0, 3)).toEqual(['one preview leaves', 'one builds leaves', 'two preview leaves']);
  expect(log.slice(3).sort()).toEqual(['one builds enters', 'one preview enters', 'two preview enters']);
});

test('two tabs that find it out at once both come back', async () => {
  const log: string[] = [];
  const openTab = browser();
  const tabs = ['one', 'two'].map((name) => openTab(log, name));
  for (const { join } of tabs) join('preview');
  for (const { process } of tabs) process.replace();
  await settled();
  expect(log.filter((line) => line.endsWith('enters')).sort()).toEqual(['one preview enters', 'two preview enters']);
});

test('frames that are gone for good keep nobody waiting', async () => {
  const log: string[] = [];
  const openTab = browser();
  const one = openTab(log, 'one');
  const two = openTab(log, 'two');
  one.join('preview');
  two.join('preview')();
  one.process.replace();
  await settled();
  expect(log).toEqual(['one preview leaves', 'one preview enters']);
});
