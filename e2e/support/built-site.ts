import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFolder } from './archives.ts';
import { leafwright } from './command-line.ts';
import { onceForAll } from './once-for-all.ts';
import { sharedFolder } from './shared-folder.js';

/** A site as the command line built it, in a folder that is deleted when the tests end. */
export interface BuiltSite {
  readonly folder: string;
  /** What the command line ended with: 1 where pages failed. */
  readonly code: number;
  /** Paths of the documents that stay open, `404.html` included: a redirect leads on before anyone can look at it. */
  readonly pages: readonly string[];
  /** Paths of all files. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

export interface BuildOptions {
  /** Settings in place of those of the project's own `docs.json`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Seconds that one page may take. */
  readonly timeLimit?: number;
  /** Files of the project that are left out. */
  readonly without?: readonly string[];
}

/** In place of what `fixtures/kitchen-sink` says of itself: nobody knows where its site will be. */
export const WITHOUT_ADDRESS: NonNullable<BuildOptions['settings']> = {
  metadata: { 'og:image': '/images/dashboard.svg' },
};

/** Sites that this process of tests has asked for: many specs look at the same ones, and none changes them. */
const known = new Map<string, BuiltSite>();

/**
 * Builds a project, once for all specs of all workers; problems in its pages are no failure.
 * @throws {Error} when no site was made
 */
export function buildSite(project: string, options: BuildOptions = {}): BuiltSite {
  const key = keyOf(project, options);
  const site = known.get(key) ?? siteIn(buildOnce(key, project, options));
  known.set(key, site);
  return site;
}

/** Projects of the same files are the same: each worker writes those of its specs to a place of its own. */
function keyOf(project: string, { settings, timeLimit, without }: BuildOptions): string {
  const hash = createHash('sha256').update(JSON.stringify([settings, timeLimit, without]));
  for (const [name, bytes] of [...readFolder(project)].sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}

/** Gives the folder of the site. */
function buildOnce(key: string, project: string, options: BuildOptions): string {
  const place = path.join(sharedFolder(), key);
  const folder = path.join(place, 'site');
  onceForAll(place, () => {
    const { settings, timeLimit, without } = options;
    mkdirSync(place, { recursive: true });
    const source = settings || without ? copyOf(project, path.join(place, 'project'), options) : project;
    const limit = timeLimit === undefined ? [] : ['--time-limit', String(timeLimit)];
    const { code, output } = leafwright('build', source, '--no-cache', '--out', folder, ...limit);
    const isBuilt = (code === 0 || code === 1) && existsSync(folder);
    if (!isBuilt) throw new Error(`The site of ${project} was not built: ${output}`);
    writeFileSync(codeFile(folder), String(code));
  });
  return folder;
}

/** Beside the site, for the workers that do not build it. */
function codeFile(folder: string): string {
  return path.join(path.dirname(folder), 'code');
}

function siteIn(folder: string): BuiltSite {
  const files = [...readFolder(folder).keys()].sort();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    code: Number(readFileSync(codeFile(folder), 'utf8')),
    files,
    pages: files.filter((file) => file.endsWith('.html') && !read(file).includes('http-equiv="refresh"')),
    read,
  };
}

function copyOf(project: string, copy: string, { settings = {}, without = [] }: BuildOptions): string {
  cpSync(project, copy, { recursive: true });
  for (const file of without) rmSync(path.join(copy, file));
  const file = path.join(copy, 'docs.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...settings }));
  return copy;
}
