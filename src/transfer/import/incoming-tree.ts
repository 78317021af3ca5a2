/** What a person hands in, before any of it is read: from a folder, a drop or a zip, all in one shape. */
import type { Diagnostic } from '../../project/diagnostics.ts';

export interface IncomingFile {
  /** Relative to what was handed in, separated by `/`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** When it was changed last, where that is known; milliseconds since the epoch. */
  readonly modified?: number;
  /** Rejects when the file cannot be read; a message of `IncomingFileError` is for the person. */
  readonly read: () => Promise<Uint8Array>;
}

export interface IncomingTree {
  /** Name of the folder or of the zip without its extension. */
  readonly name: string;
  readonly files: readonly IncomingFile[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Why a file is not in the project. `clutter`: of the operating system, of version control or of a package manager.
 * `outside`: not in the folder of the configuration. `climbs-out`: a path that leads out of the archive.
 * `link`: points to another file. `duplicate`: an earlier file of the same path. `too-large`, `unreadable`: as they say.
 */
export type LeftOutReason = 'clutter' | 'outside' | 'climbs-out' | 'link' | 'duplicate' | 'too-large' | 'unreadable';

export interface LeftOut {
  readonly path: string;
  readonly reason: LeftOutReason;
  /** One sentence for the person, where there is more to say than the reason. */
  readonly detail?: string;
}

/** A tree, or why what was handed in cannot be one. */
export type OpenedTree =
  | { readonly status: 'ok'; readonly tree: IncomingTree }
  | { readonly status: 'refused'; readonly problem: Diagnostic };

/** A file that is there and cannot be had: the message says why, for the person. */
export class IncomingFileError extends Error {}

export function refuseTree(code: Diagnostic['code'], message: string, hint: string): OpenedTree {
  return { status: 'refused', problem: { code, severity: 'error', message, hint } };
}
