/** A project on the disk: a folder or a zip. */
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { locateConfig, rerootFiles } from '../config/locate.ts';
import { IMAGE_HEAD_BYTES, imageHead, isMeasuredImage } from '../images/image-size.ts';
import { classifyFile } from '../project/classify-file.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { extensionOf } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { openZip } from '../transfer/import.ts';
import { MANIFEST } from './building/output-folder.ts';
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
  const visit = (directory: string, prefix: string): void => {
    const entries = list(directory);
    // A site built into the project is no part of it, wherever this build goes.
    if (prefix !== '' && entries.some(({ name }) => name === MANIFEST)) return;
    for (const entry of entries) {
      const absolute = path.join(directory, entry.name);
      if (leaveOut.has(absolute) || isNeverRead(entry.name)) continue;
      const isFolder = entry.isSymbolicLink() ? isFolderLink(absolute) : entry.isDirectory();
      // A link to a folder could lead in circles; a link to a file is read as that file.
      if (isFolder && entry.isSymbolicLink()) continue;
      if (isFolder) visit(absolute, `${prefix}${entry.name}/`);
      else if (isFolder === false) {
        const file = prefix + entry.name;
        files.set(file, isMedia(file) ? readMedia(absolute) : readBytes(absolute));
      }
    }
  };
  visit(folder, '');
  const located = locateConfig(files);
  if (located.status === 'missing') return { status: 'refused', diagnostics: located.diagnostics };
  const root = path.join(folder, located.root);
  return {
    status: 'ok',
    project: {
      files: rerootFiles(files, located.root),
      folder: root,
      diagnostics: located.diagnostics,
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

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw fileError(error, `Reading \`${file}\``);
  }
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

/** `undefined` for a link that leads nowhere. */
function isFolderLink(link: string): boolean | undefined {
  try {
    return statSync(link).isDirectory();
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

async function readZip(location: string): Promise<ProjectReading> {
  const bytes = await readFile(location).catch((error: unknown) => {
    throw fileError(error, `Reading \`${location}\``);
  });
  const opened = await openZip(new Blob([bytes]), path.basename(location));
  if (opened.status === 'refused') return { status: 'refused', diagnostics: [opened.problem] };
  const files = new Map<string, Uint8Array>();
  for (const file of opened.tree.files) files.set(file.path, await file.read());
  const located = locateConfig(files);
  if (located.status === 'missing') return { status: 'refused', diagnostics: located.diagnostics };
  const rerooted = rerootFiles(files, located.root);
  const climbing = opened.tree.leftOut.filter((one) => one.reason === 'climbs-out');
  return {
    status: 'ok',
    project: {
      files: rerooted,
      folder: undefined,
      diagnostics: [
        ...located.diagnostics,
        ...climbing.map(
          ({ path: entry, detail }): Diagnostic => ({
            code: 'import/climbs-out',
            severity: 'warning',
            message: detail ?? `The entry \`${entry}\` leads out of the zip's own folder, so it was refused.`,
            hint: 'Make the zip once more, from the folder itself.',
          }),
        ),
      ],
      readContents: async (file) => rerooted.get(file) ?? NOT_READ,
    },
  };
}
