/**
 * Brings the WebAssembly build of the Markdown compiler into `.leafwright/wasm/`, once. npm leaves that package out
 * of an installation because it is marked for another processor; so it is fetched by its name and pinned version
 * and checked against a pinned checksum.
 *
 * Without it the editor works with the slower compiler in JavaScript; so a failure is told and the exit code is 1,
 * but nothing else depends on it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTarGz } from './setup/tar.js';

const VERSION = '0.10.5';
const PACKAGE = `@bruits/satteri-wasm32-wasi@${VERSION}`;
const INTEGRITY = 'sha512-ypz8c/Zmipxp4IoeDa228Gstv6TLzVmNs3yC6wKCoNSOjx1iwpgzu87Y3hTkXFdwChVGU85qeUDuOIarGUZQLw==';
const ENTRY = 'package/satteri_napi.wasm32-wasi.wasm';
const DOWNLOAD_LIMIT_MS = 120_000;

const ROOT = path.resolve(import.meta.dirname, '..');
/** The version is part of the name: after an upgrade the old file is not mistaken for the new one. */
export const WASM_FILE = path.join(ROOT, '.leafwright', 'wasm', `satteri-${VERSION}.wasm`);

/**
 * @returns {string | undefined} a sentence that says what failed; undefined when the file is there
 */
export function fetchWasm() {
  if (existsSync(WASM_FILE)) return undefined;
  const folder = path.dirname(WASM_FILE);
  mkdirSync(folder, { recursive: true });
  // What an earlier version or an interrupted run left behind.
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
  const workshop = mkdtempSync(path.join(folder, 'download-'));
  try {
    const archive = pack(workshop);
    if (!archive) return `npm could not download ${PACKAGE}.`;
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
    if (integrity !== INTEGRITY)
      return `The downloaded ${PACKAGE} has the checksum \`${integrity}\`, not the pinned one.`;
    const wasm = readTarGz(archive).get(ENTRY);
    if (!wasm) return `The downloaded ${PACKAGE} does not hold \`${ENTRY}\`.`;
    // Written beside and renamed, so that an interrupted run leaves no half file behind.
    const whole = path.join(workshop, 'satteri.wasm');
    writeFileSync(whole, wasm);
    renameSync(whole, WASM_FILE);
    return undefined;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder where npm puts the archive
 * @returns {Buffer | undefined}
 */
function pack(folder) {
  spawnSync('npm', ['pack', PACKAGE, '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: DOWNLOAD_LIMIT_MS,
    // npm is a command file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  return archive && readFileSync(path.join(folder, archive));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problem = fetchWasm();
  if (problem) {
    console.error(`▸ ${problem}`);
    console.error(
      '  The editor will use the slower compiler in JavaScript. To try again: check that `npm ping` answers,',
    );
    console.error('  then run `node scripts/fetch-wasm.js` and build again.');
    process.exitCode = 1;
  }
}
