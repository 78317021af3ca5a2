import { imageHead, isMeasuredImage } from '../../images/image-size.ts';
import { differingPaths } from '../../project/changed-paths.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { copyBytes } from '../../project/copy-bytes.ts';
import { extensionOf } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { FileChange } from '../protocol.ts';

/** Assets that the engine reads into pages: specifications, drawings. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set(['json', 'yaml', 'yml', 'svg', 'css', 'txt', 'csv', 'html']);
/** Bytes in one message: large enough to be quick, small enough not to hold up the app. */
const PART_BYTES = 4_000_000;

export interface FeedPart {
  readonly changes: readonly FileChange[];
  readonly isLast: boolean;
}

/** Keeps a worker's copy of the project up to date. One feed belongs to one worker. */
export interface ProjectFeed {
  /** What the worker does not have yet, in parts; none when it has everything. */
  readonly next: (files: ProjectFiles) => readonly FeedPart[];
}

export function createProjectFeed(): ProjectFeed {
  let fed: ProjectFiles = new Map();
  let isFirst = true;
  return {
    next(files) {
      const changes = changedFiles(fed, files);
      const isNew = isFirst;
      fed = files;
      isFirst = false;
      return changes.length === 0 && !isNew ? [] : inParts(changes);
    },
  };
}

function changedFiles(before: ProjectFiles, after: ProjectFiles): FileChange[] {
  return differingPaths(before, after).map((path) => {
    const bytes = after.get(path);
    return bytes ? presentFile(path, bytes) : { path, role: 'gone' };
  });
}

function presentFile(path: string, bytes: Uint8Array): FileChange {
  if (!isReadByEngine(path)) {
    return isMeasuredImage(path) ? { path, role: 'asset', contents: imageHead(bytes) } : { path, role: 'asset' };
  }
  return { path, role: 'text', contents: bytes };
}

/** Pictures and films stay with the app: the engine only needs to know that they are there, and how large. */
export function isReadByEngine(path: string): boolean {
  return classifyFile(path) !== 'asset' || TEXT_EXTENSIONS.has(extensionOf(path));
}

function inParts(changes: readonly FileChange[]): FeedPart[] {
  const parts: FileChange[][] = [[]];
  let size = 0;
  for (const change of changes) {
    if (size > PART_BYTES) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(change);
    size += change.contents?.length ?? 0;
  }
  return parts.map((part, index) => ({ changes: withCopies(part), isLast: index === parts.length - 1 }));
}

/** The changes with copies of the texts, for the app keeps its own. */
function withCopies(changes: readonly FileChange[]): readonly FileChange[] {
  const copies = copyBytes(changes.map(textOf));
  return changes.map((change, at) => {
    const contents = copies[at];
    return contents ? { ...change, contents } : change;
  });
}

/** Heads of pictures are copies already. */
function textOf({ role, contents }: FileChange): Uint8Array | undefined {
  return role === 'text' ? contents : undefined;
}
