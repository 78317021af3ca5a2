/** What is stored of a project beside its files, and what the list of projects shows. */

import type { IgnoredProblem } from '../rules/ignored-problems.ts';
import { isRecord } from '../shared/record.ts';

/** What the list shows of a project, taken from its configuration on every save. */
export interface ProjectSummary {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly updated: number;
  readonly look: ProjectLook;
  /** Written by a newer version of the program: it can be opened for reading only. */
  readonly isNewer: boolean;
  readonly record: ProjectRecord;
}

/** What is noted of a project beside what it holds. All of it may be missing: older projects have none of it. */
export interface ProjectRecord {
  /** Milliseconds since the epoch, as all times. */
  readonly created?: number;
  readonly opened?: number;
  /** When it was deleted; it is kept for a while after that. */
  readonly deleted?: number;
  /** Name of the folder or zip that it was made from. */
  readonly source?: string;
  /** When its files were downloaded last. */
  readonly downloaded?: number;
  /** When a person last put off the reminder to download it. */
  readonly reminded?: number;
  /** The exported site runs the scripts of the project. */
  readonly runsOwnScripts?: boolean;
  /** The preview shows nothing from other hosts. */
  readonly hidesOtherHosts?: boolean;
}

export interface ProjectLook {
  /** `#rrggbb` or as the author wrote it; absent when the configuration gives none. */
  readonly primary?: string;
  readonly light?: string;
  readonly dark?: string;
  readonly favicon?: { readonly type: string; readonly bytes: Uint8Array };
}

/** The manifest of format 2. Its files stand beside it, each under its own key. */
export interface ProjectManifest extends ProjectRecord {
  readonly id: string;
  readonly name: string;
  /** Goes up with every change; tells whether another tab has written since. */
  readonly revision: number;
  readonly updated: number;
  readonly look: ProjectLook;
  /** Absent where nobody has ignored any yet. */
  readonly ignoredProblems?: readonly IgnoredProblem[];
}

/** How a manifest lies in the database: its number says which migrations it still needs. */
export interface Envelope {
  readonly format: number;
  readonly manifest: unknown;
}

/** An envelope as the database gives it; what has no number is of the time before there were numbers. */
export function readEnvelope(stored: unknown): Envelope {
  if (isRecord(stored) && typeof stored.format === 'number') {
    return { format: stored.format, manifest: stored.manifest };
  }
  return { format: 0, manifest: stored };
}
