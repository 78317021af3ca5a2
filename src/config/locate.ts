/** Where a project's configuration is: at the root of what was opened, or in a folder below. */
import { parse as parseJson } from 'jsonc-parser';
import type { Diagnostic } from '../project/diagnostics.ts';
import { comparePaths, folderOf, nameOf } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';

/** The names a configuration may have, best first. */
export const CONFIG_NAMES: readonly string[] = ['docs.json', 'mint.json'];

const IGNORED_FOLDERS = new Set(['node_modules', '.git', '__MACOSX']);

export type ConfigLocation =
  | {
      readonly status: 'found';
      /** Folder that holds the configuration, without a slash at its end; empty for the root. */
      readonly root: string;
      /** Path of the configuration in the map that was searched. */
      readonly path: string;
      /** `docs.json` or `mint.json`: its path once the map is re-rooted. */
      readonly name: string;
      readonly diagnostics: readonly Diagnostic[];
    }
  | {
      readonly status: 'missing';
      /** Paths of files that are nearly a configuration, such as `Docs.json` or `mkdocs.yml`. */
      readonly nearMisses: readonly string[];
      readonly diagnostics: readonly Diagnostic[];
    };

interface Candidate {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly depth: number;
}

/**
 * Finds the configuration: the one nearest to the root; among equally near ones the first by path. In a folder
 * with both names `docs.json` wins, unless it is no configuration of a site and `mint.json` is.
 */
export function locateConfig(files: ProjectFiles): ConfigLocation {
  const candidates = [...files.keys()]
    .filter((path) => CONFIG_NAMES.includes(nameOf(path)) && !isIgnored(path))
    .map(candidateFrom)
    .sort(byDistance);
  // A `docs.json` without navigation may belong to another tool: a real configuration further down is better.
  const convincing = candidates.length < 2 ? candidates : candidates.filter(({ path }) => hasNavigation(files, path));
  const best = convincing[0] ?? candidates[0];
  if (best === undefined) return missing(files);
  return {
    status: 'found',
    root: best.folder,
    path: best.path,
    name: best.name,
    diagnostics: reportRivals(best, candidates, convincing, files),
  };
}

/**
 * The files below a folder, with paths relative to it. The bytes are the same objects, so that what was
 * computed from them stays valid. An empty `root` gives all files that are not the system's own clutter.
 */
export function rerootFiles(files: ProjectFiles, root: string): ProjectFiles {
  const prefix = root === '' ? '' : `${root}/`;
  const below = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    if (!path.startsWith(prefix)) continue;
    const relative = path.slice(prefix.length);
    if (!isIgnored(relative)) below.set(relative, bytes);
  }
  return below;
}

/** Files of tools and operating systems that are never part of a documentation project. */
function isIgnored(path: string): boolean {
  const segments = path.split('/');
  return segments.at(-1) === '.DS_Store' || segments.some((segment) => IGNORED_FOLDERS.has(segment));
}

function candidateFrom(path: string): Candidate {
  const folder = folderOf(path);
  return { path, folder, name: nameOf(path), depth: folder === '' ? 0 : folder.split('/').length };
}

function byDistance(one: Candidate, other: Candidate): number {
  if (one.depth !== other.depth) return one.depth - other.depth;
  if (one.folder !== other.folder) return comparePaths(one.folder, other.folder);
  return rank(one) - rank(other);
}

function rank(candidate: Candidate): number {
  return CONFIG_NAMES.indexOf(candidate.name);
}

/** Whether a file is a configuration of a site; one with a syntax error counts if the navigation can be made out. */
function hasNavigation(files: ProjectFiles, path: string): boolean {
  const bytes = files.get(path);
  if (bytes === undefined) return false;
  const value: unknown = parseJson(readText(bytes));
  return typeof value === 'object' && value !== null && 'navigation' in value;
}

function reportRivals(
  best: Candidate,
  candidates: readonly Candidate[],
  convincing: readonly Candidate[],
  files: ProjectFiles,
): Diagnostic[] {
  const twin = candidates.find((candidate) => candidate.folder === best.folder && candidate !== best);
  if (twin !== undefined) {
    const reason = convincing.includes(twin)
      ? `Both \`${best.path}\` and \`${twin.path}\` hold settings of a site; \`${best.path}\` is used.`
      : `\`${twin.path}\` has no \`navigation\`, so \`${best.path}\` is used.`;
    return [
      {
        code: 'config/two-configurations',
        severity: 'warning',
        subject: [best.path],
        message: reason,
        hint: `Delete \`${twin.path}\` or give it another name if it is no longer needed.`,
        file: twin.path,
        ...putAside(twin, files),
      },
    ];
  }
  const others = convincing.filter((candidate) => candidate !== best);
  if (others.length === 0) return [];
  return [
    {
      code: 'config/several-projects',
      severity: 'info',
      subject: [best.path],
      message: `There are ${others.length + 1} documentation projects here; \`${best.path}\` is used.`,
      hint: `To open another one, choose its folder: ${listPaths(others.map((candidate) => candidate.folder || '/'))}.`,
    },
  ];
}

/** Under another name it is in nobody's way, and nothing of it is lost. */
function putAside({ path, name }: Candidate, files: ProjectFiles): Pick<Diagnostic, 'fix'> {
  const free = path.replace(/\.json$/, '.old.json');
  if (files.has(free)) return {};
  const title = `Rename it to \`${name.replace(/\.json$/, '.old.json')}\``;
  return { fix: { title, edits: [], moves: { [path]: free } } };
}

function missing(files: ProjectFiles): ConfigLocation {
  const nearMisses = [...files.keys()]
    .filter((path) => !isIgnored(path) && isNearMiss(path))
    .sort((one, other) => one.split('/').length - other.split('/').length || comparePaths(one, other));
  const looked = 'Looked for `docs.json` and `mint.json` in the folder that was opened and in all folders below it.';
  const seen = nearMisses.length === 0 ? '' : ` Close, but not it: ${listPaths(nearMisses)}.`;
  return {
    status: 'missing',
    nearMisses,
    diagnostics: [
      {
        code: 'config/not-found',
        severity: 'error',
        message: `No settings of a documentation site were found. ${looked}${seen}`,
        hint: 'Open the folder that holds `docs.json` or `mint.json`, or make a new `docs.json`.',
      },
    ],
  };
}

/** Another spelling of our names, or the configuration of another documentation tool. */
function isNearMiss(path: string): boolean {
  const name = nameOf(path).toLowerCase();
  return (
    /^(docs?|mint|mintlify)\.(jsonc?|json5|ya?ml|toml|js|ts)(\.(bak|old|txt|example))?$/.test(name) ||
    /^(_?config|mkdocs|book|docusaurus\.config|antora|conf)\.(ya?ml|toml|js|ts|py)$/.test(name)
  );
}

function listPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).map((path) => `\`${path}\``);
  const rest = paths.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
