/**
 * A note of the changes that are not in the database yet, written at once while the page is being closed, when there
 * is no time left for a transaction. It is read on the next opening, and dropped only after those changes are stored.
 */

import type { ProjectFiles } from '../project/project-files.ts';
import type { IgnoredProblem } from '../rules/ignored-problems.ts';
import { isRecord } from '../shared/record.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { keepIgnoredSubjects } from './migrations/002-ignored-problems.ts';
import { readIgnoredProblems } from './read-ignored-problems.ts';

export interface JournalEntry {
  readonly id: string;
  readonly name: string;
  /** Of the project with these changes. */
  readonly revision: number;
  readonly changes: readonly { readonly path: string; readonly after?: Uint8Array }[];
  readonly ignoredProblems?: readonly IgnoredProblem[];
}

export interface Journal {
  /** `false` when there was no room: then closing the page would lose something. */
  readonly write: (entry: JournalEntry) => boolean;
  readonly read: (id: string) => JournalEntry | undefined;
  /** Drops the note, unless it holds something newer than `storedRevision`. */
  readonly settle: (id: string, storedRevision: number) => void;
  readonly remove: (id: string) => void;
}

/** Browsers give five million characters; base64 makes four of three bytes. */
const MOST_BYTES = 3_500_000;

const keyOf = (id: string) => `leafwright-journal:${id}`;

export function createJournal(area: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Journal {
  function read(id: string): JournalEntry | undefined {
    const text = area.getItem(keyOf(id));
    return text === null ? undefined : parseEntry(id, text);
  }
  return {
    read,
    write: (entry) => {
      if (entry.changes.reduce((sum, { after }) => sum + (after?.length ?? 0), 0) > MOST_BYTES) return false;
      const changes = entry.changes.map(({ path, after }) => [path, after ? encodeBase64(after) : null]);
      try {
        area.setItem(keyOf(entry.id), JSON.stringify({ ...entry, changes }));
        return true;
      } catch {
        return false;
      }
    },
    settle: (id, storedRevision) => {
      const entry = read(id);
      if (!entry || entry.revision <= storedRevision) area.removeItem(keyOf(id));
    },
    remove: (id) => area.removeItem(keyOf(id)),
  };
}

/** The files with what the note holds. */
export function applyJournal(files: ProjectFiles, entry: JournalEntry): ProjectFiles {
  const next = new Map(files);
  for (const { path, after } of entry.changes) {
    if (after) next.set(path, after);
    else next.delete(path);
  }
  return next;
}

function parseEntry(id: string, text: string): JournalEntry | undefined {
  try {
    // A note has no format: what format 1 wrote in it is told by its key.
    const entry = keepIgnoredSubjects(JSON.parse(text));
    if (!isRecord(entry) || typeof entry.revision !== 'number' || !Array.isArray(entry.changes)) return undefined;
    const changes = entry.changes.flatMap((change: unknown) => {
      if (!Array.isArray(change) || typeof change[0] !== 'string') return [];
      return typeof change[1] === 'string'
        ? [{ path: change[0], after: decodeBase64(change[1]) }]
        : [{ path: change[0] }];
    });
    return {
      id,
      name: String(entry.name),
      revision: entry.revision,
      changes,
      ...readIgnoredProblems(entry.ignoredProblems),
    };
  } catch {
    return undefined;
  }
}
