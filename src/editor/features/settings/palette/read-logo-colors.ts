import { loadCheck } from '../../../pictures/use-picture.ts';
import { imageType } from '../image-type.ts';
import type { WeightedColor } from './color-groups.ts';
import { pixelColors } from './pixel-colors.ts';
import { svgColors } from './svg-colors.ts';

/** The longer side in pixels: enough to count colours, and quick for a picture of any size. */
const SIDE_PX = 96;

/**
 * The colours of a picture: of a drawing those it names, of anything else those that its pixels have. Rejects for bytes
 * that the browser cannot show.
 */
export async function readLogoColors(path: string, bytes: Uint8Array): Promise<readonly WeightedColor[]> {
  const type = imageType(path);
  if (type === 'image/svg+xml') {
    const named = svgColors(new TextDecoder().decode(bytes));
    if (named.length > 0) return named;
  }
  const isTooMuch = await loadCheck();
  if (isTooMuch(bytes, type)) return [];
  return pixelColors(await drawSmall(new Blob([bytes as BlobPart], type === undefined ? {} : { type })));
}

async function drawSmall(blob: Blob): Promise<Uint8ClampedArray> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = SIDE_PX / Math.max(naturalWidth, naturalHeight, SIDE_PX);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(Math.round((naturalWidth || SIDE_PX) * scale), 1);
    canvas.height = Math.max(Math.round((naturalHeight || SIDE_PX) * scale), 1);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws no pictures.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  } finally {
    URL.revokeObjectURL(url);
  }
}
