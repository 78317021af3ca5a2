/** Files of the project that the document shows, as addresses the frame can load. Their bytes come on demand. */

export interface AssetStore {
  /** Address of a file; `undefined` until it has come, and then `onReady` was called with its path. */
  readonly find: (output: string) => string | undefined;
  /** Without `contents` there is no such file. */
  readonly set: (output: string, contents: Uint8Array | undefined) => void;
  readonly forget: (outputs: readonly string[]) => void;
  /** Another document takes the place of the last one: what has not come is asked for again when it is wanted. */
  readonly forgetMissing: () => void;
}

/** More files than these that are not there are not asked for on one page: a component may think up new ones all the time. */
const MOST_ASKED = 2000;

/** The types that browsers do not find out from the bytes. */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  vtt: 'text/vtt',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
};

export function createAssetStore(ask: (output: string) => void, onReady: (output: string) => void): AssetStore {
  /** `null`: asked for, or there is none. */
  const urls = new Map<string, string | null>();
  const asked = new Set<string>();
  return {
    find(output) {
      const url = urls.get(output);
      if (url === undefined && asked.size < MOST_ASKED) {
        urls.set(output, null);
        asked.add(output);
        ask(output);
      }
      return url ?? undefined;
    },
    set(output, contents) {
      if (!contents) return;
      asked.delete(output);
      const type = TYPES[output.slice(output.lastIndexOf('.') + 1).toLowerCase()] ?? '';
      urls.set(output, URL.createObjectURL(new Blob([contents as Uint8Array<ArrayBuffer>], { type })));
      onReady(output);
    },
    forget(outputs) {
      for (const output of outputs) {
        const url = urls.get(output);
        if (url === undefined) continue;
        if (url) URL.revokeObjectURL(url);
        urls.delete(output);
        asked.delete(output);
        onReady(output);
      }
    },
    forgetMissing() {
      for (const output of asked) urls.delete(output);
      asked.clear();
    },
  };
}
