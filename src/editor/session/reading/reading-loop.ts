/** Keeps the store's reading of the site up to date. The work is done elsewhere; one reading runs at a time. */
import { extensionOf } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { changesBetween, type ProjectStore } from '../../store/index.ts';
import type { ReadAnswer, ReadRequest } from './reading-messages.ts';

/** The part of a `Worker` that is needed. */
export interface ReadingWorker {
  readonly postMessage: (request: ReadRequest) => void;
  onmessage: ((event: MessageEvent<ReadAnswer>) => void) | null;
  readonly terminate: () => void;
}

const NO_BYTES = new Uint8Array();
const READ_EXTENSIONS: ReadonlySet<string> = new Set(['md', 'mdx', 'json', 'yaml', 'yml']);

/** Returns how to stop. */
export function startReadingLoop(store: ProjectStore, worker: ReadingWorker): () => void {
  let sent: ProjectFiles = new Map();
  let isWaiting = false;

  function send(): void {
    const { files, revision } = store.getState();
    if (isWaiting || files === sent) return;
    const changes = changesBetween(sent, files).map(({ path, after }) => ({
      path,
      ...(after && { after: READ_EXTENSIONS.has(extensionOf(path)) ? after : NO_BYTES }),
    }));
    sent = files;
    isWaiting = true;
    worker.postMessage({ revision, changes });
  }

  worker.onmessage = ({ data }) => {
    isWaiting = false;
    if (data.diagnostics) store.actions.setDiagnostics('reading', data.diagnostics);
    if (data.site) store.actions.setReading({ revision: data.revision, ...data.site });
    send();
  };
  const unsubscribe = store.subscribe(send);
  send();
  return () => {
    unsubscribe();
    worker.terminate();
  };
}
