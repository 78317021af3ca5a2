import type { PageToMake, PageWorker } from '../../building/page-worker.ts';
import { createWorkQueue, type WorkQueue } from '../../building/work-queue.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { BuildPurpose, BuiltPage, PackedEntry } from '../build-shapes.ts';
import type { WorkerSession } from './worker-session.ts';

/** A worker of the sandbox that makes pages of one state of the project. */
export interface SandboxPageWorker extends PageWorker<PageToMake, BuiltPage> {
  /** @param output path in the built site, which tells whether the file is compressed */
  readonly compress: (output: string, contents: Uint8Array) => Promise<PackedEntry>;
}

export interface SandboxQueueOptions {
  readonly files: ProjectFiles;
  readonly purpose: Extract<BuildPurpose, 'page' | 'check'>;
  /** See `WorkQueueOptions`. */
  readonly inHand: number;
  /** Waited for before each page. */
  readonly before?: (() => Promise<void> | undefined) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What is to be done in one build or check. */
export function createSandboxQueue(
  sessions: readonly WorkerSession[],
  options: SandboxQueueOptions,
): WorkQueue<SandboxPageWorker> {
  const workers = sessions.map((session) => createWorker(session, options));
  return createWorkQueue({ workers, inHand: options.inHand });
}

function createWorker(
  session: WorkerSession,
  { files, purpose, before, signal }: SandboxQueueOptions,
): SandboxPageWorker {
  return {
    async render({ path }, form, limitMs) {
      await before?.();
      // What was called off meanwhile has no right to the worker any more.
      signal?.throwIfAborted();
      const { line } = await session.open(files);
      const how = form === 'page' ? purpose : form;
      return (await line.ask({ kind: 'build', page: path, purpose: how }, { limitMs })).page;
    },
    async compress(output, contents) {
      const { line } = await session.open(files);
      const copy = contents.slice();
      return (await line.ask({ kind: 'compress', output, contents: copy }, { transfer: [copy.buffer] })).entry;
    },
  };
}
