/** What a picture becomes when it is made smaller. */
export interface ShrinkTarget {
  readonly mime: 'image/webp' | 'image/png';
  readonly extension: 'webp' | 'png';
  /** Wide or high at most. */
  readonly mostPixels: number;
}

/** Twice the width of a page's text, for sharp screens. */
export const FOR_PAGES: ShrinkTarget = { mime: 'image/webp', extension: 'webp', mostPixels: 2000 };
/** In a format from which icons of all sizes are drawn. */
export const FOR_ICONS: ShrinkTarget = { mime: 'image/png', extension: 'png', mostPixels: 512 };

const QUALITY = 0.85;

/** A smaller picture. `undefined` when the browser cannot draw it, or when it would not get smaller. */
export async function shrinkImage(
  contents: Uint8Array,
  mime: string,
  target: ShrinkTarget,
): Promise<Uint8Array | undefined> {
  try {
    const bitmap = await createImageBitmap(new Blob([contents as BlobPart], { type: mime }));
    const scale = Math.min(1, target.mostPixels / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: target.mime, quality: QUALITY });
    const shrunk = new Uint8Array(await blob.arrayBuffer());
    return blob.type === target.mime && shrunk.length < contents.length ? shrunk : undefined;
  } catch {
    // Damaged, or a format that this browser does not draw: it is used as it is.
    return undefined;
  }
}
