/** Checks every import below `src` against `allowed-imports.js`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { ALLOWED_IMPORTS, DOORS, FEATURES } from './allowed-imports.js';
import { sourceFiles } from './source-files.js';
import { STARTING_FOLDERS } from './starting-folders.js';

const isBelow = (place, folder) => place === folder || place.startsWith(`${folder}/`) || place.startsWith(`${folder}.`);
const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file);
const rowOf = (place) => ALLOWED_IMPORTS.find((row) => isBelow(place, row.of));
const featureOf = (place) => (isBelow(place, FEATURES) ? place.slice(FEATURES.length + 1).split('/')[0] : undefined);

const files = sourceFiles().filter((file) => !isTest(file));

const complaints = [
  ...files.flatMap((file) =>
    importsOf(file).flatMap((one) => [...complaintAbout(file, one.specifier), ...complaintAboutLoading(file, one)]),
  ),
  ...complaintsAboutCircles(),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} files checked, ${complaints.length} imports not allowed.`);
process.exit(complaints.length === 0 ? 0 : 1);

/**
 * @param {string} file
 * @returns {{ specifier: string, isOnlyTypes: boolean, takesNothing?: boolean }[]} all static and dynamic imports and
 *   re-exports; `takesNothing`: the module is only loaded
 */
function importsOf(file) {
  const source = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isOnlyTypes: entries.length > 0 && entries.every(({ isType }) => isType),
      takesNothing: entries.length === 0,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isOnlyTypes: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: source.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      isOnlyTypes: false,
    })),
  ];
}

/**
 * @param {string} file
 * @param {string} specifier
 * @returns {string[]} one sentence, or none
 */
function complaintAbout(file, specifier) {
  const row = rowOf(file);
  if (!row) return [`${file}: stands in no row of allowed-imports.js`];
  const bare = specifier.split('?')[0] ?? specifier;
  if (!bare.startsWith('.')) {
    const isKnown = row.packages.some((name) => (name === 'node' ? bare.startsWith('node:') : isBelow(bare, name)));
    return isKnown ? [] : [`${file}: may not import the package ${bare}`];
  }
  const target = path.posix.join(path.posix.dirname(file), bare);
  // What is built may not be there yet: `npm run dev` works on a fresh clone.
  if (isBelow(target, 'dist')) return [`${file}: may not import ${target}, which is built`];
  // A script bundled as text is data of the importing row, not code it runs.
  if (specifier.includes('?')) return [];
  const room = DOORS.find(({ of }) => isBelow(target, of) && !isBelow(file, of));
  if (room && !room.files.some((door) => isBelow(target, door))) {
    return [`${file}: may not import ${target}; the doors are ${room.files.map((door) => `${door}.ts`).join(', ')}`];
  }
  const isSameRow = rowOf(target) === row;
  if (isSameRow && featureOf(file) !== featureOf(target)) {
    return [`${file}: a feature may not import another (${target})`];
  }
  const isAllowed = isSameRow || row.folders.some((folder) => isBelow(target, folder));
  return isAllowed ? [] : [`${file}: may not import ${target}`];
}

/**
 * See `STARTING_FOLDERS`; a script that is bundled by itself has none at all.
 * @param {string} file
 * @param {{ specifier: string, takesNothing?: boolean }} loaded
 * @returns {string[]} one sentence, or none
 */
function complaintAboutLoading(file, { specifier, takesNothing }) {
  if (!takesNothing || specifier.endsWith('.css') || STARTING_FOLDERS.some((folder) => isBelow(file, folder)))
    return [];
  return [`${file}: only loads ${specifier}, which the build leaves out; call something that it exports`];
}

/** The room of a file; in the engine, its folder. */
function roomOf(file) {
  const [, room, folder, ...rest] = file.split('/');
  return room === 'engine' && rest.length > 0 ? `src/engine/${folder}` : `src/${room}`;
}

/** @returns {string[]} a sentence for the first circle of rooms that import values of each other, or none */
function complaintsAboutCircles() {
  const imports = new Map();
  for (const file of files) {
    for (const { specifier, isOnlyTypes } of importsOf(file)) {
      if (isOnlyTypes || !specifier.startsWith('.') || specifier.includes('?')) continue;
      const [from, to] = [roomOf(file), roomOf(path.posix.join(path.posix.dirname(file), specifier))];
      // The engine's doors and its session stand in front of its folders.
      if (from !== to && to !== 'src/engine') imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const done = new Set();
  const circleFrom = (room, way) => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of imports.get(room) ?? []) {
      const circle = circleFrom(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of imports.keys()) {
    const circle = circleFrom(room, []);
    if (circle) return [`${circle.join(' → ')}: these import values of each other in a circle`];
  }
  return [];
}
