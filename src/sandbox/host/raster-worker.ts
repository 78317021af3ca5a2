/** The worker's side: reads the pictures that it is sent. */
import jpegUrl from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?url';
import pngUrl from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm?url';
import webpUrl from '@jsquash/webp/codec/dec/webp_dec.wasm?url';
import { type CodecName, createCodecs } from '../../images/raster/codecs.ts';
import { createRasterReader } from '../../images/raster/read-raster.ts';
import type { RasterAnswer } from './raster-line.ts';

const URLS: Readonly<Record<CodecName, string>> = { png: pngUrl, jpeg: jpegUrl, webp: webpUrl };

const read = createRasterReader(
  createCodecs(async (name) => {
    const response = await fetch(URLS[name]);
    if (!response.ok) throw new Error(`${response.status} for ${URLS[name]}`);
    return WebAssembly.compile(await response.arrayBuffer());
  }),
);

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  try {
    const picture = await read(data);
    answer({ picture }, picture ? [picture.pixels.buffer] : []);
  } catch (error) {
    answer({ fault: error instanceof Error ? error.message : String(error) });
  }
});

function answer(message: RasterAnswer, transfer: readonly Transferable[] = []): void {
  postMessage(message, { transfer: [...transfer] });
}
