/** Files that were dropped, pasted or chosen, made ready to be put into the project. */
import { type AssetKind, formatOf, imageExtension } from '../../authoring/assets/asset-kind.ts';
import { assetPath, takenPaths, uniquePath } from '../../authoring/assets/asset-path.ts';
import { cleanDrawing } from '../../authoring/assets/clean-svg.ts';
import { type ImageSize, readImageSize } from '../../images/image-size.ts';
import { extensionOf, nameOf } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { findSameFile, isSameContent } from '../../project/same-content.ts';
import { uploadWords } from '../words/uploads.ts';

/** What a browser's storage and a site can bear. */
export const MOST_BYTES = 50_000_000;

export interface IncomingAsset {
  /** As it was called where it came from. */
  readonly name: string;
  readonly path: string;
  readonly contents: Uint8Array;
  readonly kind: AssetKind;
  readonly size?: ImageSize;
  /** The project has these bytes already, at `path`. */
  readonly isKnown: boolean;
  /** Parts that could run were removed from a drawing. */
  readonly isCleaned: boolean;
}

export interface Incoming {
  readonly assets: readonly IncomingAsset[];
  /** Sentences: what was not taken, and why. */
  readonly refused: readonly string[];
}

/** The part of a `File` that is needed. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** What uploads are for. */
export interface UploadPlace {
  /** What nameless pictures are called after: the path of the page that takes them, or the name of a setting. */
  readonly calledAfter?: string | undefined;
  /** Where they are kept; absent: in the folder for their kind. */
  readonly folder?: string | undefined;
  /** Anything else is turned away. */
  readonly isPictureWanted?: boolean;
}

/** The one way in for every file that someone uploads: tidy names, no scripts in drawings, the same bytes only once. */
export async function readChosen(
  incoming: readonly ChosenFile[],
  files: ProjectFiles,
  place: UploadPlace = {},
): Promise<Incoming> {
  const assets: IncomingAsset[] = [];
  const refused: string[] = [];
  const taken = takenPaths(files);
  for (const file of incoming) {
    const reason = refusalOf(file);
    if (reason !== undefined) {
      refused.push(reason);
      continue;
    }
    const bytes = await readBytes(file);
    if (bytes === undefined) {
      refused.push(uploadWords.unreadable(file.name));
      continue;
    }
    if (place.isPictureWanted && imageExtension(bytes) === undefined) {
      refused.push(uploadWords.noPicture(file.name));
      continue;
    }
    const asset = makeAsset(file.name, bytes, place, files, assets, taken);
    taken.add(asset.path.toLowerCase());
    assets.push(asset);
  }
  return { assets, refused };
}

function makeAsset(
  name: string,
  bytes: Uint8Array,
  { calledAfter, folder }: UploadPlace,
  files: ProjectFiles,
  earlier: readonly IncomingAsset[],
  taken: ReadonlySet<string>,
): IncomingAsset {
  const extension = imageExtension(bytes);
  const cleaned = extension === 'svg' ? cleanDrawing(bytes) : undefined;
  const contents = cleaned ?? bytes;
  const same = findSameFile(files, contents) ?? earlier.find((other) => isSameContent(other.contents, contents))?.path;
  const tidy = assetPath({ name, ...(extension && { extension: fitting(name, extension) }) }, calledAfter);
  const path = same ?? uniquePath(folder === undefined ? tidy : `${folder}/${nameOf(tidy)}`, taken);
  const { kind } = formatOf(path);
  const size = kind === 'image' ? readImageSize(contents) : undefined;
  return {
    name,
    path,
    contents,
    kind,
    ...(size && { size }),
    isKnown: same !== undefined,
    isCleaned: cleaned !== undefined,
  };
}

/** `jpeg` is as good as `jpg`. */
function fitting(name: string, extension: string): string {
  const own = extensionOf(name);
  return own !== '' && formatOf(`x.${own}`).mime === formatOf(`x.${extension}`).mime ? own : extension;
}

function refusalOf({ name, size }: ChosenFile): string | undefined {
  if (/\.(?:mdx?|markdown)$/i.test(name)) {
    return uploadWords.isPage(name);
  }
  if (size > MOST_BYTES) {
    return uploadWords.tooLarge(name, MOST_BYTES / 1_000_000);
  }
  return size === 0 ? uploadWords.empty(name) : undefined;
}

async function readBytes(file: ChosenFile): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder looks like a file until it is read.
    return undefined;
  }
}
