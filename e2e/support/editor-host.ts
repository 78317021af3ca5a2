import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '../../scripts/static-server.js';
import { revisionOf } from '../../scripts/vite-plugins/revision.ts';

/** A host of the editor that a test may stop, start again and give a new version. */
export interface EditorHost {
  readonly url: string;
  /** From here on nobody answers at its address. */
  readonly stop: () => Promise<void>;
  /** At the same address. */
  readonly start: () => Promise<void>;
  /** Puts another version in place of the one that is there: all scripts have other names. */
  readonly update: () => void;
}

/** A file whose name holds a hash of what is in it. */
const HASHED = /[\w.-]+-([\w-]{8})\.(?:json|js|css|wasm|ttf)\b/g;
const HAS_NAMES = /\.(?:js|css|html)$/;

/** @param folder where its files are to be, a folder of the test's own */
export async function hostEditor(folder: string, { sendsHeaders = true } = {}): Promise<EditorHost> {
  cpSync('dist/editor', folder, { recursive: true });
  let server = await serveFolder(folder, { sendsHeaders });
  const { url } = server;
  return {
    url,
    stop: () => server.close(),
    async start() {
      server = await serveFolder(folder, { sendsHeaders, port: Number(new URL(url).port) });
    },
    update: () => makeNewVersion(folder),
  };
}

function makeNewVersion(folder: string): void {
  const page = path.join(folder, 'index.html');
  const before = revisionOfFile(page);
  const names = new Set(readdirSync(path.join(folder, 'assets')));
  const rename = (name: string): string => (names.has(name) ? name.replace(HASHED, newName) : name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    if (HAS_NAMES.test(entry.name)) writeFileSync(file, readFileSync(file, 'utf8').replace(HASHED, rename));
    renameSync(file, path.join(entry.parentPath, rename(entry.name)));
  }
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<meta name="version" content="new" /><title>'));
  const worker = path.join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(before, revisionOfFile(page)));
}

/** As the list of files in the service worker has it. */
const revisionOfFile = (file: string): string => revisionOf(readFileSync(file));

function newName(name: string, hash: string): string {
  return name.replace(hash, [...hash].reverse().join(''));
}
