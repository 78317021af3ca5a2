import type { Checkpoint } from '../../../storage/history/checkpoint.ts';
import type { ProjectState } from '../../store/index.ts';

/** Of what is changed without end, a checkpoint is made as often as this. */
export const CHECKPOINT_MS = 10 * 60_000;

export type NewCheckpoint = Omit<Checkpoint, 'at'>;

interface DueCheckpoint {
  readonly state: ProjectState;
  readonly checkpoint: Checkpoint;
}

/** What a save stores, and the checkpoint that it makes of what is on the disk until then. */
export interface CheckpointSave {
  /** Absent when the present state is to be stored. */
  readonly state: ProjectState | undefined;
  readonly checkpoint: Checkpoint | undefined;
  /** The state that is on the disk, when it is one that was marked. */
  readonly marked: DueCheckpoint | undefined;
}

/**
 * States that are to become checkpoints. Each is stored before the present one, and becomes a checkpoint with the save
 * that comes after it.
 */
export class DueCheckpoints {
  readonly #now: () => number;
  #due: readonly DueCheckpoint[] = [];
  #last: number;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#now = now;
    this.#last = now();
  }

  get isEmpty(): boolean {
    return this.#due.length === 0;
  }

  mark(state: ProjectState, checkpoint: NewCheckpoint): void {
    if (state.access.mode === 'edit')
      this.#due = [...this.#due, { state, checkpoint: { ...checkpoint, at: this.#now() } }];
  }

  /** @param revision of what is on the disk */
  next(revision: number | undefined): CheckpointSave {
    const [marked, next] = this.#due;
    if (marked !== undefined && marked.state.revision === revision)
      return { state: next?.state, checkpoint: marked.checkpoint, marked };
    return { state: marked?.state, checkpoint: this.#checkpointOfClock(), marked: undefined };
  }

  /** It is on the disk now. */
  saved({ marked, checkpoint }: CheckpointSave): void {
    if (marked) this.#due = this.#due.filter((one) => one !== marked);
    if (checkpoint) this.#last = checkpoint.at;
  }

  clear(): void {
    this.#due = [];
  }

  #checkpointOfClock(): Checkpoint | undefined {
    const at = this.#now();
    return at - this.#last < CHECKPOINT_MS ? undefined : { kind: 'time', at };
  }
}
