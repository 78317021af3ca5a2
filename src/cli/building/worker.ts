/** A thread that makes pages. Authors' code runs here, where it can be stopped. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PageForm } from '../../building/page-worker.ts';
import {
  boundBuffers,
  createPageRenderer,
  createTextRenderer,
  freezeRealm,
  giveTexts,
  type PageModel,
  type PageRenderer,
  type SiteModel,
  sourcePage,
} from '../../engine/index.ts';
import { compressPart } from '../../transfer/compressed-part.ts';
import { compressEntry } from '../../transfer/zip-writer.ts';
import { createServices, openHighlighter } from '../services.ts';
import { stepWriter } from './step-memory.ts';
import { createRememberingHighlighter } from './token-memory.ts';
import type { FromWorker, Job, PageJob, PageResult, ResultOf, ToWorker } from './worker-protocol.ts';

const port = parentPort;
if (port === null) throw new Error('This file is started as a worker thread.');

const buffers = boundBuffers();
const enter = stepWriter(workerData as SharedArrayBuffer);
const highlighter = createRememberingHighlighter(() => openHighlighter(enter));
const services = { ...createServices(highlighter), onStep: enter };
const renderers: Record<PageForm, PageRenderer['render']> = {
  page: createPageRenderer(services).render,
  'page-as-text': createTextRenderer(services),
  'page-as-source': async (of, page) => sourcePage(of, page),
};
freezeRealm();
let site: SiteModel | undefined;
/** One job after the other, so that a page that does not end is known. */
let queue = Promise.resolve();

port.on('message', (message: ToWorker) => {
  queue = queue.then(async () => {
    if (message.kind === 'site') {
      site = message.site;
      giveTexts(site);
      return;
    }
    enter('read');
    try {
      send({ kind: 'done', id: message.id, result: await run(message.job) });
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send({ kind: 'failed', id: message.id, message: text });
    }
    enter('waiting');
  });
});
send({ kind: 'ready' });

async function run(job: Job): Promise<ResultOf<Job>> {
  buffers.begin(job.kind === 'compress' ? Number.POSITIVE_INFINITY : undefined);
  if (job.kind === 'compress') {
    return {
      entries: job.files.map(({ path, contents }) => compressEntry(path, bytesOf(contents))),
      parts: job.parts.map((part) => compressPart(bytesOf(part))),
    };
  }
  const page = site?.pages.get(job.path);
  if (site === undefined || page === undefined) throw new Error(`There is no page \`${job.path}\`.`);
  return render(site, page, job);
}

async function render(of: SiteModel, model: PageModel, job: PageJob): Promise<PageResult> {
  highlighter.begin(job.tokens ?? []);
  for (;;) {
    const page = await renderers[job.kind](of, model);
    const end = await highlighter.end();
    if (!end.again) return { page, ...(job.keepsTokens && { tokens: end.tokens }) };
  }
}

function bytesOf(contents: string | Uint8Array): Uint8Array {
  return typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
}

function send(message: FromWorker): void {
  port?.postMessage(message);
}
