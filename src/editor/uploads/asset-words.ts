/** What is said about a file. Pure. */
import { formatOf } from '../../authoring/assets/asset-kind.ts';
import type { ImageSize } from '../../images/image-size.ts';
import { formatBytes } from '../ui/format-bytes.ts';

/** `1200 × 630 · 48 KB` */
export function sizeFacts(bytes: number, size: ImageSize | undefined): string {
  const dimensions = size === undefined || size.isFluid ? [] : [`${size.width} × ${size.height}`];
  return [...dimensions, formatBytes(bytes)].join(' · ');
}

/** `PNG · 1200 × 630 · 48 KB` */
export function assetFacts(path: string, bytes: number, size: ImageSize | undefined): string {
  return `${formatOf(path).words} · ${sizeFacts(bytes, size)}`;
}
