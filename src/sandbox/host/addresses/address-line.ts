/** The app's side of the worker that looks for addresses in the texts of a project. */
import type { AddressAnswer, AddressRequest } from './address-messages.ts';

export interface AddressLine {
  readonly put: (texts: Extract<AddressRequest, { kind: 'texts' }>['texts']) => void;
  /** Rejects when the worker has broken; nothing more comes from it then. */
  readonly search: (addresses: readonly string[], paths: readonly string[] | undefined) => Promise<readonly string[]>;
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (found: readonly string[]) => void;
  readonly reject: (reason: Error) => void;
}

export function startAddressWorker(): AddressLine {
  const worker = new Worker(new URL('./address-worker.ts', import.meta.url), { type: 'module', name: 'addresses' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, found } }: MessageEvent<AddressAnswer>) => {
    waiting.get(id)?.resolve(found);
    waiting.delete(id);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'Its file could not be loaded.'));
    waiting.clear();
  });
  const send = (request: AddressRequest, transfer: Transferable[] = []): void => worker.postMessage(request, transfer);
  return {
    put: (texts) =>
      send(
        { kind: 'texts', texts },
        texts.flatMap(([, bytes]) => (bytes ? [bytes.buffer] : [])),
      ),
    search: (addresses, paths) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        send({ kind: 'search', id, addresses, paths });
      }),
    end: () => worker.terminate(),
  };
}
