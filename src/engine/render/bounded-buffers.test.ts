/** Runs in a realm of its own, as what it replaces is replaced for good. */
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { type BufferBound, boundBuffers } from './bounded-buffers.ts';

const MOST = 4_000_000;
let context: object;
let bound: BufferBound;

const run = (code: string): unknown => runInContext(code, context);

beforeEach(() => {
  context = createContext({});
  bound = boundBuffers({ realm: run('globalThis') as object });
  bound.begin(MOST);
});

test('what is made in other ways counts as what a constructor makes', () => {
  for (const make of [
    'new Uint8Array(1600000)',
    'new Float64Array(200000)',
    'new Uint16Array(Array.from({ length: 800000 }))',
    'Uint8Array.from({ length: 1600000 })',
    'new ArrayBuffer(1600000)',
    'new (class Own extends Uint8Array {})(1600000)',
    'new (Object.getPrototypeOf(new Uint8Array(0)).constructor)(1600000)',
    'Reflect.construct(Int32Array, [400000])',
    'new Uint8Array({ length: 1600000, __proto__: ArrayBuffer.prototype })',
    'new (class Own extends Uint8Array { get buffer() { return given } get byteLength() { return 0 } })(1600000)',
  ]) {
    bound.begin(MOST);
    expect(() => run(`globalThis.given = new ArrayBuffer(0); [${make}, ${make}].length`)).not.toThrow();
    expect(() => run(`[${make}, ${make}, ${make}].length`), make).toThrow(/may hold .* MB in buffers, no more/);
  }
});

test('copies count too', () => {
  for (const copy of [
    'slice()',
    'map((one) => one)',
    'filter(() => true)',
    'toReversed()',
    'toSorted()',
    'with(0, 1)',
    'buffer.slice(0, 1060000)',
  ]) {
    bound.begin(MOST);
    run('globalThis.first = new Uint8Array(1600000).fill(1); first.constructor = undefined;');
    expect(() => run(`first.${copy}`), copy).not.toThrow();
    expect(() => run(`first.${copy}`), copy).toThrow(RangeError);
  }
  bound.begin(MOST);
  expect(() => run('new ArrayBuffer(8, { maxByteLength: 16000000 }).resize(5000000)')).toThrow(RangeError);
});

test('views of what is there cost nothing, and everything works as it did', () => {
  run('globalThis.buffer = new ArrayBuffer(3600000);');
  for (let at = 0; at < 20; at++)
    run('new Uint8Array(buffer); new DataView(buffer); new Uint8Array(buffer).subarray(5);');
  expect(run('new Uint8Array([1, 2, 3]) instanceof Uint8Array')).toBe(true);
  expect(run('new Uint8Array([1, 2, 3]).constructor === Uint8Array && Uint8Array.BYTES_PER_ELEMENT')).toBe(1);
  expect(run('[...new Uint8Array([3, 1, 2]).slice(1).map((one) => one * 2)].join()')).toBe('2,4');
  expect(run('Uint8Array.name + new Uint16Array(2).length')).toBe('Uint8Array2');
});

test('what an earlier page held does not count for the next one', () => {
  run('globalThis.held = new Uint8Array(3600000);');
  expect(() => run('new Uint8Array(3600000)')).toThrow(RangeError);
  bound.begin(MOST);
  expect(() => run('new Uint8Array(3600000)')).not.toThrow();
});

test('small ones are refused later, so that something can stand in place of the page', () => {
  expect(() => run('new Uint8Array(5000000)')).toThrow(RangeError);
  run('globalThis.held = [new Uint8Array(3900000)];');
  expect(() => run('held.push(new Uint8Array(200000))')).not.toThrow();
  expect(() => run('for (;;) held.push(new Uint8Array(200000))')).toThrow(RangeError);
  expect(run('held.length')).toBeLessThan(25);
});
