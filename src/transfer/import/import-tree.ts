/** Turns a tree that was handed in into a project: finds the configuration, keeps what is below it, reads it. */

import { CONFIG_NAMES, locateConfig } from '../../config/locate.ts';
import { classifyFile } from '../../project/classify-file.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { isInside, nameOf } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { transferWords as words } from '../words.ts';
import { isClutter } from './clutter.ts';
import { createConfigFor } from './create-config.ts';
import { IMPORT_LIMITS, type ImportLimits, sizeInWords } from './import-limits.ts';
import { type ImportSummary, summaryDiagnostics } from './import-summary.ts';
import type { IncomingFile, IncomingTree, LeftOut } from './incoming-tree.ts';
import { nameOfProject } from './name-of-project.ts';
import { type ReadProgress, readIncoming } from './read-incoming.ts';

export interface ImportOptions {
  /** Called after each file that was read. */
  readonly onProgress?: (progress: ReadProgress) => void;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Where there is no configuration, make one for the Markdown files that are there. */
  readonly makeConfig?: boolean;
  readonly limits?: ImportLimits;
}

export type ImportResult =
  | {
      readonly status: 'ok';
      readonly name: string;
      readonly files: ProjectFiles;
      /** When files were changed last, where that is known; milliseconds since the epoch. */
      readonly modified: ReadonlyMap<string, number>;
      readonly summary: ImportSummary;
    }
  /** Import again with `makeConfig` to get a site of the `pages` Markdown files, when there are any. */
  | { readonly status: 'no-configuration'; readonly problem: Diagnostic; readonly pages: number }
  | { readonly status: 'refused'; readonly problem: Diagnostic };

export async function importTree(tree: IncomingTree, options: ImportOptions = {}): Promise<ImportResult> {
  const limits = options.limits ?? IMPORT_LIMITS;
  const incoming = tree.files.filter(({ path }) => !isClutter(path));
  const location = locateConfig(await pathsWithConfigs(incoming, limits));
  if (location.status === 'missing' && !options.makeConfig) {
    const pages = incoming.filter(({ path }) => isMarkdown(path)).length;
    const [problem = NOTHING_FOUND] = location.diagnostics;
    return { status: 'no-configuration', problem, pages };
  }
  const root = location.status === 'found' ? location.root : commonFolder(incoming);
  const inside = incoming.filter(({ path }) => isInside(root, path)).map((file) => below(root, file));
  const fitting = inside.filter(({ size }) => size <= limits.maxFileBytes);
  const problem = checkLimits(fitting, limits);
  if (problem) return { status: 'refused', problem };

  const { files, unreadable } = await readIncoming(fitting, options);
  if (location.status === 'found' && !files.has(location.name)) return refuseConfig(location.name, unreadable);
  const project = location.status === 'found' ? files : withNewConfig(files, root, tree.name);
  const leftOut: readonly LeftOut[] = [
    ...tree.leftOut,
    ...tree.files.filter(({ path }) => isClutter(path)).map(({ path }) => ({ path, reason: 'clutter' as const })),
    ...incoming.filter(({ path }) => !isInside(root, path)).map(({ path }) => ({ path, reason: 'outside' as const })),
    ...inside.filter(({ size }) => size > limits.maxFileBytes).map((file) => tooLarge(file, limits)),
    ...unreadable,
  ];
  return {
    status: 'ok',
    name: nameOfProject(project) ?? (nameOf(root) || tree.name),
    files: project,
    modified: new Map(
      fitting.flatMap(({ path, modified }) => (modified === undefined || !files.has(path) ? [] : [[path, modified]])),
    ),
    summary: {
      root,
      configFile: location.status === 'found' ? location.name : 'docs.json',
      isConfigNew: location.status === 'missing',
      files: project.size,
      pages: [...project.keys()].filter((path) => classifyFile(path) === 'page').length,
      bytes: [...project.values()].reduce((sum, bytes) => sum + bytes.length, 0),
      leftOut,
      diagnostics: [
        ...(location.status === 'found' ? location.diagnostics : []),
        ...summaryDiagnostics(project, leftOut),
      ],
    },
  };
}

/** What is read to find the configuration, as a number of files of the largest size. */
const MOST_FILES_OF_CONFIG = 4;

const NO_BYTES = new Uint8Array();

const NOTHING_FOUND: Diagnostic = {
  code: 'import/no-configuration',
  severity: 'error',
  message: words.nothingFound,
};

/** All paths, with the bytes of those files alone that may be the configuration: the rest need not be read for it. */
async function pathsWithConfigs(incoming: readonly IncomingFile[], limits: ImportLimits): Promise<ProjectFiles> {
  const files = new Map<string, Uint8Array>(incoming.map(({ path }) => [path, NO_BYTES]));
  const { files: read } = await readIncoming(configCandidates(incoming, limits), {});
  for (const [path, bytes] of read) files.set(path, bytes);
  return files;
}

/** Those nearest to the top, as far as they fit into memory together: an archive may hold any number of them. */
function configCandidates(incoming: readonly IncomingFile[], limits: ImportLimits): readonly IncomingFile[] {
  let bytes = 0;
  return incoming
    .filter(({ path, size }) => CONFIG_NAMES.includes(nameOf(path)) && size <= limits.maxFileBytes)
    .sort((a, b) => a.path.split('/').length - b.path.split('/').length)
    .filter(({ size }) => {
      bytes += size;
      return bytes <= MOST_FILES_OF_CONFIG * limits.maxFileBytes;
    });
}

function withNewConfig(files: ProjectFiles, root: string, treeName: string): ProjectFiles {
  return new Map(files).set('docs.json', createConfigFor(files, nameOf(root) || treeName));
}

function below(root: string, file: IncomingFile): IncomingFile {
  return root === '' ? file : { ...file, path: file.path.slice(root.length + 1) };
}

/** The one folder that holds everything, as archives from code hosts have it; empty when there is none. */
function commonFolder(incoming: readonly IncomingFile[]): string {
  const [first = ''] = incoming.map(({ path }) => path);
  const slash = first.indexOf('/');
  const folder = slash < 0 ? '' : first.slice(0, slash);
  return incoming.every(({ path }) => isInside(folder, path)) ? folder : '';
}

function checkLimits(files: readonly IncomingFile[], limits: ImportLimits): Diagnostic | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > limits.maxFiles) {
    return refusal('import/too-many-files', words.tooManyFiles(files.length, limits.maxFiles));
  }
  if (bytes > limits.maxTotalBytes) {
    const most = sizeInWords(limits.maxTotalBytes);
    return refusal('import/too-large', words.tooLarge(sizeInWords(bytes), most));
  }
  return undefined;
}

function refusal(code: Diagnostic['code'], message: string): Diagnostic {
  return { code, severity: 'error', message, hint: words.openAlone };
}

/** Without its configuration a project is none. */
function refuseConfig(name: string, unreadable: readonly LeftOut[]): ImportResult {
  const reason = unreadable.find(({ path }) => path === name)?.detail;
  const problem: Diagnostic = {
    code: 'import/unreadable-configuration',
    severity: 'error',
    message: reason ?? words.configTooLarge(name),
    hint: words.configNeeded(name),
  };
  return { status: 'refused', problem };
}

function tooLarge({ path, size }: IncomingFile, limits: ImportLimits): LeftOut {
  const detail = words.fileTooLarge(path, sizeInWords(size), sizeInWords(limits.maxFileBytes));
  return { path, reason: 'too-large', detail };
}

function isMarkdown(path: string): boolean {
  return /\.mdx?$/i.test(path);
}
