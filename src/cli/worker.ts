/** A thread that makes pages. Authors' code runs here, where it can be stopped. */
import { parentPort } from 'node:worker_threads';
import type { ProjectFiles } from '../engine/project/project-files.ts';
import { createProjectSession } from '../engine/session.ts';
import { compressEntry } from '../transfer/zip-writer.ts';
import { unpackFiles } from './pack-files.ts';
import { createServices } from './services.ts';
import type { FromWorker, Job, JobResult, ToWorker } from './worker-protocol.ts';

const port = parentPort;
if (port === null) throw new Error('This file is started as a worker thread.');

const session = createProjectSession(await createServices());
let files: ProjectFiles | undefined;
/** One job after the other, so that a page that does not end is known. */
let queue = Promise.resolve();

port.on('message', (message: ToWorker) => {
  if (message.kind === 'project') {
    queue = queue.then(() => {
      files = unpackFiles(message.files, files);
      session.update(files);
      send({ kind: 'ready' });
    });
    return;
  }
  queue = queue.then(async () => {
    try {
      send({ kind: 'done', id: message.id, result: await run(message.job) });
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send({ kind: 'failed', id: message.id, message: text });
    }
  });
});

async function run(job: Job): Promise<JobResult> {
  if (job.kind === 'compress') {
    const { contents } = job;
    return compressEntry(job.path, typeof contents === 'string' ? new TextEncoder().encode(contents) : contents);
  }
  const page = await (job.kind === 'page' ? session.renderPage(job.path) : session.renderPageAsText(job.path));
  if (page === undefined) throw new Error(`There is no page \`${job.path}\`.`);
  return page;
}

function send(message: FromWorker): void {
  port?.postMessage(message);
}
