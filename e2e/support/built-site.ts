import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFolder } from './archives.ts';
import { leafwright } from './command-line.ts';

/** A site as the command line built it, in a folder that is deleted when the tests end. */
export interface BuiltSite {
  readonly folder: string;
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

/** Sites that this process of tests has built: many specs look at the same ones, and none changes them. */
const built = new Map<string, BuiltSite>();

/**
 * Builds a project, once for all specs; problems in its pages are no failure.
 * @throws {Error} when no site was made
 */
export function buildSite(project: string, options: BuildOptions = {}): BuiltSite {
  const key = JSON.stringify([project, options.settings, options.timeLimit, options.without]);
  const site = built.get(key) ?? buildAnew(project, options);
  built.set(key, site);
  return site;
}

function buildAnew(project: string, options: BuildOptions): BuiltSite {
  const { settings, timeLimit, without } = options;
  const place = mkdtempSync(path.join(tmpdir(), 'leafwright-site-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const folder = path.join(place, 'site');
  const source = settings || without ? copyOf(project, path.join(place, 'project'), options) : project;
  const limit = timeLimit === undefined ? [] : ['--time-limit', String(timeLimit)];
  const { code, output } = leafwright('build', source, '--no-cache', '--out', folder, ...limit);
  const files = code === 0 || code === 1 ? [...readFolder(folder).keys()].sort() : [];
  if (files.length === 0) throw new Error(`The site of ${project} was not built: ${output}`);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
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
