import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect } from 'vitest';
import { readConfig } from '../src/config/read-config.ts';
import { importTree, openZip } from '../src/transfer/import.ts';
import { everyInput } from './every-input.ts';
import { mutatedText, textsBelow } from './mutated-text.ts';

const archive = zipSync({
  'site/docs.json': strToU8('{ "name": "Acorn", "navigation": [{ "group": "Start", "pages": ["a"] }] }'),
  'site/a.mdx': strToU8('# Words\n'.repeat(200)),
  'site/b.png': [new Uint8Array(300), { level: 0 }],
});

/** The archive with some of its bytes changed, cut off or put in twice. */
const damaged = fc
  .array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255), fc.constantFrom('set', 'cut', 'double')), { minLength: 1 })
  .map((changes) => {
    let bytes: Uint8Array = archive.slice();
    for (const [at, value, how] of changes) {
      const index = at % bytes.length;
      if (how === 'set') bytes[index] = value;
      else if (how === 'cut') bytes = Uint8Array.from([...bytes.slice(0, index), ...bytes.slice(index + value)]);
      else bytes = Uint8Array.from([...bytes.slice(0, index + value), ...bytes.slice(index)]);
      if (bytes.length === 0) return archive.slice(0, 1);
    }
    return bytes;
  });

everyInput(
  'every damaged zip is opened as far as it goes, or refused with a sentence',
  1600,
  damaged,
  async (bytes) => {
    const opened = await openZip(new Blob([bytes as Uint8Array<ArrayBuffer>]), 'site.zip');
    const result = opened.status === 'ok' ? await importTree(opened.tree) : opened;
    const problems = result.status === 'ok' ? result.summary.diagnostics : [result.problem];
    for (const { message } of problems) expect(message).toMatch(/^\S.*[^ ]$/s);
  },
);

const path = fc.string({
  unit: fc.constantFrom(...'ab./\\: %\u0000\u202eéｂс', '..', 'CON', '.md', 'docs.json', '__proto__'),
  maxLength: 8,
});

const folder = fc.array(path, { maxLength: 12 });

everyInput('every folder is opened as far as it goes, or refused with a sentence', 1500, folder, async (paths) => {
  const files = paths.map((one) => ({ path: one, size: 2, read: async () => strToU8('{}') }));
  const result = await importTree({ name: 'site', files, leftOut: [] }, { makeConfig: true });
  expect(result.status).not.toBe('no-configuration');
});

const configs = textsBelow('fixtures', /(?:docs|mint)\.json$/).filter(({ length }) => length < 20_000);

everyInput('every configuration is read as far as it goes', 1300, mutatedText(configs), (text) => {
  const reading = readConfig(new Map([['docs.json', new TextEncoder().encode(text)]]), 'docs.json');
  for (const { message } of reading.diagnostics) expect(message).not.toMatch(/undefined|\[object|NaN/);
});
