import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepResults } from './result-memory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leafwright-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('gives what an earlier build wrote, and forgets what a build did not ask for', () => {
  const first = keepResults(folder);
  expect(first.read('a')).toBeUndefined();
  first.write('a', Uint8Array.of(1, 2));
  first.write('b', Uint8Array.of(3));
  first.save();
  const second = keepResults(folder);
  expect([...(second.read('a') ?? [])]).toEqual([1, 2]);
  second.save();
  expect(readdirSync(path.join(folder, 'results'))).toEqual(['a']);
});
