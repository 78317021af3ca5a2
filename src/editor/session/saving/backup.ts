/** Whether a copy of the project exists outside the browser, and when to remind of it. */
import type { ProjectManifest, ProjectStorage } from '../../../storage/index.ts';

/** A person is reminded when the last download is older than this, and again after this. */
export const REMINDER_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Backup {
  /** Of the last download, milliseconds since the epoch; `undefined` when there was none. */
  readonly lastDownload: number | undefined;
  /** The project was changed since the last download, and that is long ago. */
  readonly isDue: boolean;
  readonly noteDownloaded: () => Promise<void>;
  /** The person does not want to be reminded now. */
  readonly putOff: () => Promise<void>;
}

export interface BackupServices {
  readonly storage: Pick<ProjectStorage, 'note'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** @param manifest as it was when the project was opened; absent for a project that is not stored */
export function createBackup(
  id: string,
  manifest: ProjectManifest | undefined,
  { storage, now }: BackupServices,
): Backup {
  // A note that is not taken is no loss: the reminder comes again.
  const note = (notes: Parameters<ProjectStorage['note']>[1]) =>
    storage.note(id, notes).then(
      () => undefined,
      () => undefined,
    );
  return {
    lastDownload: manifest?.downloaded,
    isDue: manifest !== undefined && isDue(manifest, now()),
    noteDownloaded: () => note({ downloaded: now() }),
    putOff: () => note({ reminded: now() }),
  };
}

function isDue({ downloaded, created = 0, reminded = 0, updated }: ProjectManifest, now: number): boolean {
  const last = downloaded ?? created;
  return updated > last && now - Math.max(last, reminded) > REMINDER_DAYS * DAY_MS;
}
