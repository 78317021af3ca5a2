/**
 * A checkpoint is a state of a project to come back to. It is kept as what has changed since: when a file changes for the
 * first time after a checkpoint, what it held before is kept with the checkpoint, in the transaction that changes it.
 */
import { recordOf } from '../../shared/record.ts';

/**
 * Why there is one. `opened`: the project was opened. `exported`: the site or the project was downloaded. `time`: a while
 * had passed. `step`: before a large step. `named`: a person wanted it.
 */
export type CheckpointKind = 'opened' | 'exported' | 'time' | 'step' | 'named';

export interface Checkpoint {
  readonly kind: CheckpointKind;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The person's name for it, or the name of the step that came after it. */
  readonly label?: string;
}

const KINDS: ReadonlySet<unknown> = new Set<CheckpointKind>(['opened', 'exported', 'time', 'step', 'named']);

export const checkpointKey = (id: string, number: number): IDBValidKey => ['checkpoint', id, number];
export const allCheckpointsOf = (id: string): IDBKeyRange =>
  IDBKeyRange.bound(['checkpoint', id], ['checkpoint', id, []]);

export const beforeKey = (id: string, number: number, path: string): IDBValidKey => ['before', id, number, path];
/** What was kept with one checkpoint, or with all from it on. */
export const beforesOf = (id: string, from: number, to = from): IDBKeyRange =>
  IDBKeyRange.bound(['before', id, from], ['before', id, to, []]);
export const allBeforesOf = (id: string): IDBKeyRange => IDBKeyRange.bound(['before', id], ['before', id, []]);

/** A checkpoint as the database gives it; one that is damaged is as one made by the clock. */
export function readCheckpoint(stored: unknown): Checkpoint {
  const { kind, at, label } = recordOf(stored);
  return {
    kind: KINDS.has(kind) ? (kind as CheckpointKind) : 'time',
    at: typeof at === 'number' ? at : 0,
    ...(typeof label === 'string' && { label }),
  };
}

/** The last element of a key, which is a path or a number. */
export function lastOf(key: IDBValidKey): unknown {
  return Array.isArray(key) ? key.at(-1) : undefined;
}
