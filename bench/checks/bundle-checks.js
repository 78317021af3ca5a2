import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

/** The rules for writers of the sources, with what makes a site of files, for Node. */
export async function bundleChecks() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'leafwright-bench-')), 'checks.mjs');
  const from = fileURLToPath(new URL('../../src', import.meta.url));
  await build({
    input: 'entry',
    platform: 'node',
    // One of the packages has its modules under this name alone.
    resolve: { mainFields: ['module', 'main'] },
    output: { file, format: 'esm', codeSplitting: false },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) =>
          id === 'entry'
            ? `export { createSiteReader } from '${from}/editor/session/reading/site-reader.ts';
               export { createDictionaries } from '${from}/rules/writing/spelling/dictionaries.ts';`
            : undefined,
      },
    ],
  });
  return import(pathToFileURL(file).href);
}
