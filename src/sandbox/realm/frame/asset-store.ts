/** Files of the project that the document shows, as addresses the frame can load. Their bytes come on demand. */

export interface AssetStore {
  /** Address of a file; `undefined` until it has come, and then `onReady` was called with its path. */
  readonly find: (output: string) => string | undefined;
  /** Without `contents` there is no such file. */
  readonly set: (output: string, contents: Uint8Array | undefined) => void;
  readonly forget: (outputs: readonly string[]) => void;
}

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
  return {
    find(output) {
      const url = urls.get(output);
      if (url === undefined) {
        urls.set(output, null);
        ask(output);
      }
      return url ?? undefined;
    },
    set(output, contents) {
      if (!contents) return;
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
        onReady(output);
      }
    },
  };
}
