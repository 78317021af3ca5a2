/** Reads what was handed in for an import of pages. */
import { imageExtension } from '../../../authoring/assets/asset-kind.ts';
import { cleanDrawing } from '../../../authoring/assets/clean-svg.ts';
import { isPage } from '../../../authoring/page-import/is-page.ts';
import { pageListWords } from '../../words/page-list.ts';

/** Files with their paths, as a drop or a folder gives them. */
export type HandedIn =
  | {
      readonly status: 'ok';
      readonly tree: {
        readonly files: readonly {
          readonly path: string;
          /** Bytes. */
          readonly size: number;
          readonly read: () => Promise<Uint8Array>;
        }[];
        readonly leftOut: readonly { readonly path: string; readonly detail?: string }[];
      };
    }
  | { readonly status: 'refused'; readonly problem: { readonly message: string; readonly hint?: string } };

export type PageFiles =
  | {
      readonly status: 'ok';
      readonly files: ReadonlyMap<string, Uint8Array>;
      /** Name of the folder that was handed in as a whole, which the paths do not have. */
      readonly folder?: string;
      /** Sentences. */
      readonly leftOut: readonly string[];
    }
  | { readonly status: 'refused'; readonly reason: string };

/** One file of a site. */
const MOST_BYTES = 50_000_000;

/** @param folder name of the folder that was handed in as a whole, where it was one */
export async function readPageFiles(handedIn: HandedIn, folder?: string): Promise<PageFiles> {
  if (handedIn.status === 'refused') {
    return { status: 'refused', reason: `${handedIn.problem.message} ${handedIn.problem.hint ?? ''}`.trim() };
  }
  const { tree } = handedIn;
  if (!tree.files.some(({ path }) => isPage(path))) {
    return {
      status: 'refused',
      reason: pageListWords.noMarkdown,
    };
  }
  const files = new Map<string, Uint8Array>();
  const leftOut: string[] = [];
  for (const { path, size, read } of tree.files) {
    if (size > MOST_BYTES) {
      leftOut.push(pageListWords.tooLarge(path, MOST_BYTES / 1_000_000));
      continue;
    }
    try {
      const bytes = await read();
      const cleaned = imageExtension(bytes) === 'svg' ? cleanDrawing(bytes) : undefined;
      files.set(path, cleaned ?? bytes);
      if (cleaned) leftOut.push(pageListWords.scriptsRemoved(path));
    } catch (error) {
      leftOut.push(pageListWords.unreadable(path, error instanceof Error ? error.message : String(error)));
    }
  }
  for (const { path, detail } of tree.leftOut) if (detail !== undefined) leftOut.push(`\`${path}\`: ${detail}`);
  return { status: 'ok', files, leftOut, ...(folder !== undefined && { folder }) };
}
