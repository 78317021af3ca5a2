/** The browsers beside Chromium that stories are run in, and where they are on this machine. Nothing is ever downloaded. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What has to be there to run one engine.
 * @typedef {{ name: 'Firefox' | 'WebKitGTK', packages: string, places: Readonly<Record<string, string | undefined>> }} Engine
 */

/** @type {readonly Engine[]} */
const ENGINES = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    places: { browser: onPath('firefox-esr') ?? onPath('firefox') },
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver and xvfb',
    places: { driver: onPath('WebKitWebDriver'), browser: miniBrowser(), display: onPath('Xvfb') },
  },
];

/** @param {Engine} engine */
const isInstalled = ({ places }) => Object.values(places).every((place) => place !== undefined);

export const INSTALLED = ENGINES.filter(isInstalled);

/** One sentence for each browser that is not here. */
export const PASSED_OVER = ENGINES.filter((engine) => !isInstalled(engine)).map(
  ({ name, packages }) => `${name} is passed over: it is not installed (Debian has it in ${packages}).`,
);

/**
 * @param {'Firefox' | 'WebKitGTK'} engine
 * @param {string} part
 * @returns {string} path of a program
 */
export function placeOf(engine, part) {
  const place = ENGINES.find(({ name }) => name === engine)?.places[part];
  if (place === undefined) throw new Error(`${engine} is not installed.`);
  return place;
}

/** @param {string} program */
function onPath(program) {
  const folders = process.platform === 'linux' ? (process.env.PATH ?? '').split(path.delimiter) : [];
  return folders.map((folder) => path.join(folder, program)).find((place) => existsSync(place));
}

/** WebKitGTK's own small browser, in a folder with the name of the machine's kind. */
function miniBrowser() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find((place) => existsSync(place));
}
