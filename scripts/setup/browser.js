import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.js';
import { fail, say } from './say.js';

/** Playwright's download is given up after this long: behind a closed network it would hang. */
const DOWNLOAD_LIMIT_MS = 180_000;

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_PATHS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/** The ways in which systems install Chromium, tried in turn by what is there. */
const PACKAGE_MANAGERS = [
  { tool: 'apt-get', steps: [['update'], ['install', '-y', 'chromium']] },
  { tool: 'dnf', steps: [['install', '-y', 'chromium']] },
  { tool: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']] },
  { tool: 'apk', steps: [['add', 'chromium']] },
  { tool: 'zypper', steps: [['install', '-y', 'chromium']] },
];

/**
 * Finds a browser for the tests, or gets one: what is installed, else Playwright's own, else the system's package.
 * @returns {Promise<string>} path of a Chromium-based browser
 */
export async function ensureBrowser() {
  const there = await findBrowser();
  if (there) return there;
  say('No browser found; downloading the one Playwright brings …');
  if (run('npx', ['playwright', 'install', 'chromium'], { timeout: DOWNLOAD_LIMIT_MS })) {
    const downloaded = await findPlaywrights();
    if (downloaded) return downloaded;
  }
  say('That did not work; installing Chromium with the system’s package manager …');
  installWithPackageManager();
  const packaged = findInstalled();
  if (packaged) return packaged;
  return fail(
    'No browser for the tests could be found or installed.',
    'Install Chrome, Edge or Chromium, or set LEAFWRIGHT_BROWSER to the path of one, and run `npm test` again.',
  );
}

/**
 * Finds a browser for the tests without getting one: the one that `LEAFWRIGHT_BROWSER` names, else what is installed,
 * else Playwright's own.
 * @returns {Promise<string | undefined>} path of a Chromium-based browser
 */
export async function findBrowser() {
  return findInstalled() ?? (await findPlaywrights());
}

/** @returns {string | undefined} */
function findInstalled() {
  const named = process.env.LEAFWRIGHT_BROWSER;
  if (named && !existsSync(named)) {
    fail(`LEAFWRIGHT_BROWSER names \`${named}\`, which does not exist.`, 'Correct the path or unset the variable.');
  }
  return [named, ...candidates()].find((candidate) => candidate && existsSync(candidate));
}

/** @returns {string[]} */
function candidates() {
  if (process.platform === 'darwin') return MAC_PATHS;
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    return folders.flatMap((folder) => (folder ? WINDOWS_PATHS.map((place) => path.join(folder, place)) : []));
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** @returns {Promise<string | undefined>} */
async function findPlaywrights() {
  const { chromium } = await import('playwright');
  const place = chromium.executablePath();
  return place && existsSync(place) ? place : undefined;
}

function installWithPackageManager() {
  const isRoot = process.getuid?.() === 0;
  for (const { tool, steps } of PACKAGE_MANAGERS) {
    if (!run(tool, ['--version'], { quiet: true })) continue;
    const [command, prefix] = isRoot ? [tool, []] : ['sudo', ['-n', tool]];
    if (steps.every((step) => run(command, [...prefix, ...step]))) return;
  }
}
