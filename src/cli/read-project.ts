/** A project on the disk: a folder or a zip. */
import { closeSync, type Dirent, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { locateConfig, rerootFiles } from '../config/locate.ts';
import { IMAGE_HEAD_BYTES, imageHead, isMeasuredImage } from '../images/image-size.ts';
import { classifyFile } from '../project/classify-file.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { extensionOf } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { IMPORT_LIMITS, importTree, openArchive, sizeInWords } from '../transfer/import.ts';
import { MANIFEST } from './building/output-folder.ts';
import { openRanges } from './open-ranges.ts';
import { fileError, UserError } from './user-error.ts';

export interface Project {
  /** Re-rooted at the configuration's folder. Of media files it has nothing but images' sizes: see `readContents`. */
  readonly files: ProjectFiles;
  /** Folder of the configuration on the disk; `undefined` for a zip. */
  readonly folder: string | undefined;
  /** Of what was left out while reading. */
  readonly diagnostics: readonly Diagnostic[];
  /** Bytes of any file of `files`. */
  readonly readContents: (file: string) => Promise<Uint8Array>;
}

export type ProjectReading =
  | { readonly status: 'ok'; readonly project: Project }
  | { readonly status: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** Media are copied as they are: the engine looks only at the sizes of images, so they are not held in memory. */
const MEDIA: ReadonlySet<string> = new Set(
  'png jpg jpeg gif webp avif ico bmp tiff mp4 webm mov m4v mp3 wav ogg m4a woff woff2 ttf otf eot pdf zip gz'.split(
    ' ',
  ),
);
const NOT_READ = new Uint8Array();

/** @param leaveOut Folders and files inside the project that are not part of it, such as the built site. */
export async function readProject(location: string, leaveOut: readonly string[] = []): Promise<ProjectReading> {
  const kind = await stat(location).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw fileError(error, `Reading \`${location}\``);
    throw new UserError(`There is no folder or zip \`${location}\`.`, 'Give the path of a project.');
  });
  if (kind.isDirectory()) return readFolder(path.resolve(location), new Set(leaveOut.map((one) => path.resolve(one))));
  if (/\.zip$/i.test(location)) return readZip(location);
  throw new UserError(
    `\`${location}\` is neither a folder nor a zip.`,
    'Give the folder that holds docs.json, or a zip of it.',
  );
}

/** Synchronous on purpose: for many small files that is several times as fast. */
function readFolder(folder: string, leaveOut: ReadonlySet<string>): ProjectReading {
  const files = new Map<string, Uint8Array>();
  const problems: Diagnostic[] = [];
  const visit = (directory: string, prefix: string): void => {
    const entries = list(directory);
    // A site built into the project is no part of it, wherever this build goes.
    if (prefix !== '' && entries.some(({ name }) => name === MANIFEST)) return;
    for (const entry of entries) {
      const absolute = path.join(directory, entry.name);
      if (leaveOut.has(absolute) || isNeverRead(entry.name)) continue;
      const kind = kindOf(entry, absolute);
      if (kind === 'folder') visit(absolute, `${prefix}${entry.name}/`);
      if (kind !== 'file') continue;
      const file = prefix + entry.name;
      const bytes = isMedia(file) ? readMedia(absolute) : readWithinLimit(absolute);
      if (typeof bytes !== 'number') files.set(file, bytes);
      else problems.push(tooLarge(file, bytes));
    }
  };
  visit(folder, '');
  const located = locateConfig(files);
  if (located.status === 'missing') return { status: 'refused', diagnostics: [...located.diagnostics, ...problems] };
  const root = path.join(folder, located.root);
  return {
    status: 'ok',
    project: {
      files: rerootFiles(files, located.root),
      folder: root,
      diagnostics: [...located.diagnostics, ...problems],
      readContents: async (file) => {
        try {
          return await readFile(path.join(root, file));
        } catch (error) {
          throw fileError(error, `Reading \`${file}\``);
        }
      },
    },
  };
}

function list(directory: string) {
  try {
    return readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw fileError(error, `Reading \`${directory}\``);
  }
}

/** The file's bytes, or its size when it is larger than a page or a configuration may be. */
function readWithinLimit(file: string): Uint8Array | number {
  try {
    const { size } = statSync(file);
    return size > IMPORT_LIMITS.maxFileBytes ? size : readFileSync(file);
  } catch (error) {
    throw fileError(error, `Reading \`${file}\``);
  }
}

function tooLarge(file: string, size: number): Diagnostic {
  return {
    code: 'import/file-too-large',
    severity: 'warning',
    subject: [file],
    message: `\`${file}\` is ${sizeInWords(size)} and was left out; a text may be at most ${sizeInWords(IMPORT_LIMITS.maxFileBytes)}.`,
    hint: 'Make it smaller, or put it outside of the project.',
    file,
  };
}

/** Of an image what tells its size, of other media nothing. */
function readMedia(file: string): Uint8Array {
  if (!isMeasuredImage(file)) return NOT_READ;
  try {
    const descriptor = openSync(file, 'r');
    try {
      const head = new Uint8Array(IMAGE_HEAD_BYTES);
      return imageHead(head.subarray(0, readSync(descriptor, head)));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw fileError(error, `Reading \`${file}\``);
  }
}

/**
 * `undefined` for what is never read: links that lead nowhere or to a folder, which could lead in circles, and pipes and
 * devices, which never end. A link to a file is read as that file.
 */
function kindOf(entry: Dirent, place: string): 'file' | 'folder' | undefined {
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : undefined;
  try {
    return statSync(place).isFile() ? 'file' : undefined;
  } catch {
    return undefined;
  }
}

/** Folders of tools, which may be huge; other hidden folders hold nothing that a site is made of. */
function isNeverRead(name: string): boolean {
  return name === 'node_modules' || (name.startsWith('.') && name !== '.well-known');
}

/** Whether a file is read only when it is copied. */
export function isMedia(file: string): boolean {
  return MEDIA.has(extensionOf(file)) && classifyFile(file) === 'asset';
}

/** Under the limits and with the problems of an import, as in the editor. */
async function readZip(location: string): Promise<ProjectReading> {
  const zip = await openRanges(location);
  try {
    const opened = await openArchive(zip.reader, path.basename(location));
    if (opened.status === 'refused') return { status: 'refused', diagnostics: [opened.problem] };
    const imported = await importTree(opened.tree);
    if (imported.status !== 'ok') return { status: 'refused', diagnostics: [imported.problem] };
    const { files, summary } = imported;
    return {
      status: 'ok',
      project: {
        files,
        folder: undefined,
        diagnostics: summary.diagnostics,
        readContents: async (file) => files.get(file) ?? NOT_READ,
      },
    };
  } finally {
    await zip.close();
  }
}
