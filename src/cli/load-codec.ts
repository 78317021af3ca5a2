import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CodecName, LoadCodec } from '../images/raster/codecs.ts';

const FILES: Readonly<Record<CodecName, string>> = {
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  jpeg: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  webp: '@jsquash/webp/codec/dec/webp_dec.wasm',
};

/** The decoders' WebAssembly, read from their packages. */
export const loadCodec: LoadCodec = async (name) =>
  WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve(FILES[name])));
