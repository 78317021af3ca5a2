import { existsSync, statSync } from 'node:fs';
import { run } from './run.js';
import { fail, say } from './say.js';

const OLDEST_NODE = [20, 19];

/** Ends the process with a hint when Node is too old to run the tools. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(
    `Leafwright needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`,
    'Install a current version from https://nodejs.org and run the command again.',
  );
}

/** Installs the packages the lock file names, unless they are there already. */
export function ensureDependencies() {
  requireNode();
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  say('Installing packages (once; about a minute) …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail(
      'The packages could not be installed.',
      'Check that this machine reaches the npm registry (`npm ping`), then run the command again.',
    );
  }
}
