/** Pictures that readers on the move wait for, and how they get smaller. */
import { formatOf } from '../../authoring/assets/asset-kind.ts';
import { uniquePath } from '../../authoring/assets/asset-path.ts';
import { readImageSize } from '../../images/image-size.ts';
import { withoutExtension } from '../../project/paths.ts';
import type { IncomingAsset } from './read-incoming.ts';
import { type ShrinkTarget, shrinkImage } from './shrink-image.ts';

export const LARGE_IMAGE_BYTES = 2_000_000;

/** What has been looked at and did not get smaller stays as it is. */
const asSmallAsCanBe = new WeakSet<Uint8Array>();

export function isLarge({ kind, path, contents, isKnown }: IncomingAsset): boolean {
  const isDrawn = kind === 'image' && !/\.(?:svg|gif)$/i.test(path);
  return isDrawn && !isKnown && contents.length > LARGE_IMAGE_BYTES && !asSmallAsCanBe.has(contents);
}

/** @param taken paths in lower case */
export async function shrinkLarge(
  assets: readonly IncomingAsset[],
  taken: ReadonlySet<string>,
  target: ShrinkTarget,
): Promise<readonly IncomingAsset[]> {
  return Promise.all(assets.map(async (asset) => (isLarge(asset) ? shrunk(asset, taken, target) : asset)));
}

async function shrunk(asset: IncomingAsset, taken: ReadonlySet<string>, target: ShrinkTarget): Promise<IncomingAsset> {
  const contents = await shrinkImage(asset.contents, formatOf(asset.path).mime, target);
  if (contents === undefined) {
    asSmallAsCanBe.add(asset.contents);
    return asset;
  }
  asSmallAsCanBe.add(contents);
  const size = readImageSize(contents);
  const path = uniquePath(`${withoutExtension(asset.path)}.${target.extension}`, taken);
  return { ...asset, contents, ...(size && { size }), path };
}
