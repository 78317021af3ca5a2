import { expect, test } from 'vitest';
import type { FrameToHost } from '../../../protocol.ts';
import { createOutsideGate } from './gate.ts';

function setUp() {
  const sent: FrameToHost[] = [];
  const told: string[] = [];
  const gate = createOutsideGate(
    (message) => sent.push(message),
    (address) => told.push(address),
  );
  const hosts = () => sent.filter((message) => message.kind === 'hidden-hosts').at(-1)?.hosts;
  const asked = () => sent.flatMap((message) => (message.kind === 'addresses-wanted' ? message.addresses : []));
  return { gate, sent, told, hosts, asked, settled: () => Promise.resolve() };
}

const A = 'https://a.example/x';
const B = 'https://b.example/x';

test('an address is asked about once, and what is known of it stays known', async () => {
  const { gate, told, asked, settled } = setUp();
  expect([gate.look(A, 'file'), gate.look(A, 'file'), gate.look(B, 'file')]).toEqual(['later', 'later', 'later']);
  await settled();
  expect(asked()).toEqual([A, B]);
  gate.answer([
    [A, true],
    [B, false],
    ['https://nobody-asked.example', true],
  ]);
  expect(told).toEqual([A, B]);
  expect([gate.look(A, 'file'), gate.look(B, 'file')]).toEqual(['yes', 'no']);
  // Written meanwhile.
  gate.answer([[B, true]]);
  expect(gate.look(B, 'file')).toBe('yes');
});

test('a style sheet waits for the person, wherever its address stands', () => {
  const { gate } = setUp();
  gate.look(A, 'file');
  gate.answer([[A, true]]);
  expect(gate.look(A, 'import')).toBe('no');
  gate.open([A]);
  expect(gate.look(A, 'import')).toBe('yes');
});

test('a flood of addresses and endless ones are not asked about', async () => {
  const { gate, sent, asked, settled } = setUp();
  for (let index = 0; index < 5000; index++) gate.look(`https://a.example/${index}`, 'file');
  expect(gate.look(`https://a.example/${'x'.repeat(5000)}`, 'file')).toBe('no');
  await settled();
  expect(asked()).toHaveLength(2000);
  expect(sent.every((message) => message.kind !== 'addresses-wanted' || message.addresses.length <= 100)).toBe(true);
  gate.forget();
  expect(gate.look('https://a.example/next', 'file')).toBe('later');
});

test('the hosts of what has no place are told, and opened together', async () => {
  const { gate, hosts, told, settled } = setUp();
  gate.noteHidden(A);
  gate.noteHidden(`${A}y`);
  gate.noteHidden(B);
  await settled();
  expect(hosts()).toEqual(['a.example', 'b.example']);
  gate.openHidden();
  expect(hosts()).toEqual([]);
  expect(told).toEqual([A, `${A}y`, B]);
  expect(gate.look(B, 'file')).toBe('yes');
});

test('what the document has lost is not told of any more', async () => {
  const { gate, hosts, settled } = setUp();
  gate.noteHidden(A);
  gate.noteHidden(B);
  await settled();
  gate.forgetUnused((address) => address === B);
  expect(hosts()).toEqual(['b.example']);
});

test('once it is closed it stays closed', async () => {
  const { gate, asked, settled } = setUp();
  gate.open([A]);
  gate.noteHidden(B);
  gate.close();
  gate.openHidden();
  expect([gate.look(A, 'file'), gate.look(B, 'file'), gate.look(B, 'import')]).toEqual(['no', 'no', 'no']);
  await settled();
  expect(asked()).toEqual([]);
});
