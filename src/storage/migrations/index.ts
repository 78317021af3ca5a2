/** Every change of the stored format, in order: the one at position `n` leads from format `n` to format `n + 1`. */
import { separateLook } from './001-separate-look.ts';
import { keepIgnoredSubjects } from './002-ignored-problems.ts';
import { keepCheckpoints } from './003-checkpoints.ts';

/** Takes a manifest of one format to the next; never throws, whatever it is given. */
export type Migration = (manifest: unknown) => unknown;

export const MIGRATIONS: readonly Migration[] = [separateLook, keepIgnoredSubjects, keepCheckpoints];

/** The format that this program writes. */
export const CURRENT_FORMAT = MIGRATIONS.length;
