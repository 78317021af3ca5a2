import type { ReadRaster } from '../../../images/raster/read-raster.ts';
import type { HostToWorker, WorkerToHost } from '../../protocol.ts';

type PictureMessage = Extract<HostToWorker, { kind: 'picture' }>;

/** Pictures are decoded by the app: the decoders are loaded when one is needed, and the sandbox has no network. */
export interface PictureRequests {
  readonly read: ReadRaster;
  readonly receive: (message: PictureMessage) => void;
}

export function createPictureRequests(toHost: (message: WorkerToHost) => void): PictureRequests {
  const waiting = new Map<number, (message: PictureMessage) => void>();
  let lastId = 0;
  return {
    async read(bytes) {
      const id = ++lastId;
      const { picture, fault } = await new Promise<PictureMessage>((resolve) => {
        waiting.set(id, resolve);
        toHost({ kind: 'picture-wanted', id, bytes });
      });
      if (fault !== undefined) throw new Error(fault);
      return picture;
    },
    receive(message) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    },
  };
}
