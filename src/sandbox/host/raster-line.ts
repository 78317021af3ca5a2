/** Decodes pictures for the workers of the sandbox, in a worker of the app, which can load decoders. */
import type { Picture } from '../../images/picture.ts';
import type { ReadRaster } from '../../images/raster/read-raster.ts';

/** What the worker says: a picture, none for one that cannot be read, or why it can read no pictures. */
export type RasterAnswer = { readonly picture: Picture | undefined } | { readonly fault: string };

/** One picture after the other, each in a worker of its own, so that its memory is given back. */
export function createRasterLine(): ReadRaster {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const next = last.then(() => readInWorker(bytes));
    last = next.catch(() => undefined);
    return next;
  };
}

async function readInWorker(bytes: Uint8Array): Promise<Picture | undefined> {
  const worker = new Worker(new URL('./raster-worker.ts', import.meta.url), { type: 'module', name: 'pictures' });
  try {
    const answer = await new Promise<RasterAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<RasterAnswer>) => resolve(data));
      worker.addEventListener('error', ({ message }) => resolve({ fault: message || 'Its file could not be loaded.' }));
      worker.postMessage(bytes);
    });
    if ('fault' in answer) throw new Error(`The decoder of pictures could not be started: ${answer.fault}`);
    return answer.picture;
  } finally {
    worker.terminate();
  }
}
