import type { PageSummary, RenderedPage } from '../../../engine/index.ts';

/** Packs what the shared files need of a page, to be kept by the app until all pages are built. */
export function packSummary({ path, output, search, scripts }: RenderedPage): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    JSON.stringify({ path, output, search, ...(scripts && { scripts }) } satisfies PageSummary),
  );
}

export function unpackSummary(packed: Uint8Array): PageSummary {
  return JSON.parse(new TextDecoder().decode(packed)) as PageSummary;
}
