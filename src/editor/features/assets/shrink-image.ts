/** Width that a picture of a page needs at most: twice the text's, for sharp screens. */
const MOST_PIXELS = 2000;
const QUALITY = 0.85;

/**
 * A picture as WebP, 2000 pixels wide or high at most. `undefined` when the browser cannot draw it, or when it would not
 * get smaller.
 */
export async function shrinkImage(contents: Uint8Array, mime: string): Promise<Uint8Array | undefined> {
  try {
    const bitmap = await createImageBitmap(new Blob([contents as BlobPart], { type: mime }));
    const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
    const shrunk = new Uint8Array(await blob.arrayBuffer());
    return blob.type === 'image/webp' && shrunk.length < contents.length ? shrunk : undefined;
  } catch {
    // Damaged, or a format that this browser does not draw: it is used as it is.
    return undefined;
  }
}
