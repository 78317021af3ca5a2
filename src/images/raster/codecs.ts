/** Decoders of pictures: packages whose WebAssembly is loaded when a picture of its kind is first read. */
import type { Picture } from '../picture.ts';

export type CodecName = 'png' | 'jpeg' | 'webp';

/** Brings the WebAssembly of a decoder from where the platform keeps it. */
export type LoadCodec = (name: CodecName) => Promise<WebAssembly.Module>;

/**
 * `undefined` for a damaged picture. The caller has looked at the kind and the size: a decoder makes room for as many
 * pixels as a picture claims to have.
 * @throws where the decoder cannot be loaded
 */
export type Decode = (bytes: Uint8Array) => Promise<Picture | undefined>;

export type Codecs = Readonly<Record<CodecName, Decode>>;

/** The pixels of a picture, as every decoder here gives them. */
interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What the packages' types leave out: their first parameter. */
type Init = (module: WebAssembly.Module, options: typeof QUIET) => Promise<void>;

/** A decoder tells of damage by an exception; it need not say it to the console, too. */
const QUIET = { print: () => undefined, printErr: () => undefined };

export function createCodecs(load: LoadCodec): Codecs {
  return {
    png: decoder(async () => {
      const [{ default: decode, init }, wasm] = await Promise.all([import('@jsquash/png/decode.js'), load('png')]);
      await init(wasm);
      return (bytes) => decode(bytes);
    }),
    jpeg: decoder(async () => {
      const [{ default: decode, init }, wasm] = await Promise.all([import('@jsquash/jpeg/decode.js'), load('jpeg')]);
      await (init as Init)(wasm, QUIET);
      // Turned as the camera was held.
      return (bytes) => decode(bytes, { preserveOrientation: true });
    }),
    webp: decoder(async () => {
      const [{ default: decode, init }, wasm] = await Promise.all([import('@jsquash/webp/decode.js'), load('webp')]);
      await (init as Init)(wasm, QUIET);
      return (bytes) => decode(bytes);
    }),
  };
}

type Opened = (bytes: ArrayBuffer) => Promise<Decoded>;

function decoder(open: () => Promise<Opened>): Decode {
  let opened: Promise<Opened> | undefined;
  return async (bytes) => {
    opened ??= open();
    const decode = await opened.catch((error: unknown) => {
      // Another attempt next time.
      opened = undefined;
      throw error;
    });
    try {
      const { width, height, data } = await decode(new Uint8Array(bytes).buffer);
      return { width, height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) };
    } catch {
      // What a damaged picture leaves behind in the decoder's memory is not known, so the next one gets a new decoder.
      opened = undefined;
      return undefined;
    }
  };
}
