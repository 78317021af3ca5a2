import type { PageToMake, PageWorker } from '../../building/page-worker.ts';
import { createWorkQueue, type WorkQueue } from '../../building/work-queue.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { BuildPurpose, BuiltPage, PackedEntry } from '../protocol.ts';
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
}

/** What is to be done in one build or check. */
export function createSandboxQueue(
  sessions: readonly WorkerSession[],
  { files, purpose, inHand }: SandboxQueueOptions,
): WorkQueue<SandboxPageWorker> {
  return createWorkQueue({ workers: sessions.map((session) => createWorker(session, files, purpose)), inHand });
}

function createWorker(
  session: WorkerSession,
  files: ProjectFiles,
  purpose: SandboxQueueOptions['purpose'],
): SandboxPageWorker {
  return {
    async render({ path }, form, limitMs) {
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
