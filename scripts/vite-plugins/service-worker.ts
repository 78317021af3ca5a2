import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ListedFile } from '../../src/offline/worker/version.ts';
import { type BundledScriptOptions, bundleScript } from './bundled-script.ts';
import { revisionOf } from './revision.ts';

/** The worker names its list of files so, and the build puts the list there. */
const LIST = 'self.__FILES';
/** For the host, not for the browser. */
const LEFT_OUT = new Set(['_headers', 'sw.js']);
/** Names with a hash: the same name is the same content. */
const HASHED = /^assets\//;
/** Dictionaries. */
const ON_DEMAND = /\.words$/;

/** Writes `sw.js`, the service worker, beside the app's page: the bundled entry with the list of all files that were built. */
export function serviceWorker(entry: string, options: BundledScriptOptions): Plugin {
  let folder = '';
  return {
    name: 'leafwright:service-worker',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed has no page, and says so itself.
        if (!existsSync(path.join(folder, 'index.html'))) return;
        const { code } = await bundleScript(entry, options);
        if (!code.includes(LIST)) throw new Error(`${entry} does not ask for its list of files (${LIST}).`);
        writeFileSync(
          path.join(folder, 'sw.js'),
          code.replace(LIST, () => JSON.stringify(listFiles(folder))),
        );
      },
    },
  };
}

function listFiles(folder: string): ListedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((url) => !LEFT_OUT.has(url))
    .sort()
    .map((url) => ({
      url,
      revision: HASHED.test(url) ? null : revisionOf(readFileSync(path.join(folder, url))),
      ...(ON_DEMAND.test(url) && { isOnDemand: true as const }),
    }));
}
