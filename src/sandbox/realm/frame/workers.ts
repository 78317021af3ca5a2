import { applyDifference } from '../../../shared/text-difference.ts';
import { type FrameContent, type FrameToHost, WORKER_CONNECT, type WorkerToFrame } from '../../protocol.ts';

export interface Workers {
  /** `port` is the worker's line to the app; the frame passes it on and cannot listen in. */
  readonly start: (id: number, script: Blob, port: MessagePort) => void;
  readonly stop: (id: number) => void;
}

/** The workers of the frame. `receive` gets what they say to the frame. */
export function createWorkers(send: (message: FrameToHost) => void, receive: (message: FrameContent) => void): Workers {
  const running = new Map<number, Worker>();
  return {
    start(id, script, port) {
      // A worker of an opaque origin starts from a blob of that origin; a `Blob` itself belongs to none.
      const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
      const worker = new Worker(url);
      running.set(id, worker);
      let html = '';
      worker.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = readMessage(data);
        if (!message || running.get(id) !== worker) return;
        if (message.kind === 'document-change') {
          const { change, ...place } = message;
          html = applyDifference(html, change);
          return receive({ ...place, kind: 'document', html });
        }
        if (message.kind === 'document') ({ html } = message);
        receive(message);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        send({ kind: 'worker-failed', worker: id, message: event.message || 'The worker could not be started.' });
      };
      worker.postMessage(WORKER_CONNECT, [port]);
      URL.revokeObjectURL(url);
    },
    stop(id) {
      running.get(id)?.terminate();
      running.delete(id);
    },
  };
}

/** A worker runs the author's code, so what it says is looked at before it is believed. */
function readMessage(data: unknown): WorkerToFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Partial<Record<string, unknown>>;
  if (message.kind === 'document' || message.kind === 'document-change') {
    const isPlaced =
      typeof message.id === 'number' &&
      [message.output, message.hash, message.places].every((field) => typeof field === 'string');
    const isWhole = message.kind === 'document' ? typeof message.html === 'string' : isChange(message.change);
    const { scripts = [] } = message;
    const areTexts = Array.isArray(scripts) && scripts.every((text) => typeof text === 'string');
    return isPlaced && isWhole && areTexts ? (data as WorkerToFrame) : undefined;
  }
  if (message.kind === 'stylesheet') {
    return typeof message.output === 'string' && typeof message.text === 'string' ? (data as WorkerToFrame) : undefined;
  }
  return message.kind === 'search-head' && isSearchHead(message.head) ? (data as WorkerToFrame) : undefined;
}

function isChange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end, text } = value as Partial<Record<string, unknown>>;
  return Number.isInteger(start) && Number.isInteger(end) && typeof text === 'string';
}

/** As deep as the site's search reads it. */
function isSearchHead(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, crumbs, scopes, words, texts } = value as Partial<Record<string, unknown>>;
  if (![pages, crumbs, scopes, words, texts].every(Array.isArray)) return false;
  return (pages as unknown[]).every(isSearchPage) && (crumbs as unknown[]).every((crumb) => typeof crumb === 'string');
}

function isSearchPage(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [output, title, crumb, description, headings = []] = value as unknown[];
  const isText = [output, title, description].every((field) => typeof field === 'string');
  return isText && typeof crumb === 'number' && Array.isArray(headings);
}
