import { ownBytes } from '../../../storage/own-bytes.ts';
import type { ProjectStorage, SaveRequest } from '../../../storage/project-storage.ts';
import type { SaveAnswer, SaveMessage } from './saving-messages.ts';

/** The part of a `Worker` that is needed. */
export interface SavingWorker {
  readonly postMessage: (message: SaveMessage) => void;
  onmessage: ((event: MessageEvent<SaveAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  readonly terminate: () => void;
}

export interface Saving {
  readonly save: ProjectStorage['save'];
  readonly stop: () => void;
}

/** More than this is written by the page itself: the copy for the worker would need as much memory again. */
const MOST_BYTES = 32_000_000;

interface Waiting {
  readonly request: SaveRequest;
  readonly settle: (result: ReturnType<ProjectStorage['save']>) => void;
}

/**
 * Saves in a thread of its own. A transaction takes several turns, and each of them would wait for what the page draws and
 * for the keys that a browser takes first. Where no worker starts, the page saves.
 */
export function saveInWorker(start: () => SavingWorker, storage: Pick<ProjectStorage, 'save'>): Saving {
  const waiting = new Map<number, Waiting>();
  let turns = 0;
  let worker: SavingWorker | undefined = start();
  worker.onmessage = ({ data }) => {
    waiting.get(data.turn)?.settle(resultOf(data));
    waiting.delete(data.turn);
  };
  worker.onerror = () => {
    stop();
    for (const { request, settle } of waiting.values()) settle(storage.save(request));
    waiting.clear();
  };

  function stop(): void {
    worker?.terminate();
    worker = undefined;
  }

  return {
    stop,
    save: (request) => {
      if (!worker || bytesOf(request) > MOST_BYTES) return storage.save(request);
      const turn = turns++;
      worker.postMessage({ turn, request: withoutBefores(request) });
      return new Promise((resolve) => waiting.set(turn, { request, settle: resolve }));
    },
  };
}

async function resultOf(answer: SaveAnswer): ReturnType<ProjectStorage['save']> {
  if ('result' in answer) return answer.result;
  throw new DOMException(answer.error.message, answer.error.name);
}

function bytesOf({ changes }: SaveRequest): number {
  return changes.reduce((sum, { after }) => sum + (after?.length ?? 0), 0);
}

/** What files held before, the database knows. */
function withoutBefores(request: SaveRequest): SaveRequest {
  const changes = request.changes.map(({ path, after }) => ({ path, ...(after && { after: ownBytes(after) }) }));
  return { ...request, changes };
}
