/** Why a worker did not do what it was asked. */

/**
 * `late`: an author's code did not come back. `died`: the worker ended by itself, or with the process it runs in (out of
 * memory). `stuck`: code of ours did not come back. `failed`: another fault of ours, or the worker cannot even start.
 * `stopped`: the worker ended before the request's turn.
 */
export type StopReason = 'late' | 'died' | 'stuck' | 'failed' | 'stopped';

/** The worker has ended. */
export class WorkerStopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason, message: string) {
    super(message);
    this.name = 'WorkerStopped';
    this.reason = reason;
  }
}

/** A fault of ours in one page; the worker goes on. */
export class PageFault extends Error {}
