import type { ProjectFiles } from '../../project/project-files.ts';
import type { HostToFrame } from '../protocol.ts';

/** Gives the frame the files that its document shows, and tells it when they change. */
export interface AssetService {
  readonly answer: (output: string) => Promise<void>;
  readonly update: (files: ProjectFiles) => void;
}

/**
 * @param locate project file behind a path of the built site, whether or not there is one
 */
export function createAssetService(
  send: (message: HostToFrame, transfer?: readonly Transferable[]) => void,
  locate: (output: string) => Promise<string | undefined>,
): AssetService {
  let current: ProjectFiles = new Map();
  /** What the frame was given, by path in the built site. */
  const given = new Map<string, { readonly file: string; readonly bytes: Uint8Array | undefined }>();
  return {
    async answer(output) {
      const file = await locate(output);
      const bytes = file === undefined ? undefined : current.get(file);
      if (file !== undefined) given.set(output, { file, bytes });
      const contents = bytes && file !== undefined && (await isTooMuch(file, bytes)) ? undefined : bytes?.slice();
      send({ kind: 'asset', output, ...(contents && { contents }) }, contents ? [contents.buffer] : []);
    },
    update(files) {
      current = files;
      const outputs: string[] = [];
      for (const [output, { file, bytes }] of given) if (files.get(file) !== bytes) outputs.push(output);
      if (outputs.length === 0) return;
      for (const output of outputs) given.delete(output);
      send({ kind: 'assets-changed', outputs });
    },
  };
}

/** A drawing that no browser comes to an end with would keep every page that shows it from answering. */
async function isTooMuch(file: string, bytes: Uint8Array): Promise<boolean> {
  if (!/\.svg$/i.test(file)) return false;
  const { isFileTooMuchToDraw } = await import('../../images/svg/drawing-work.ts');
  return isFileTooMuchToDraw(bytes);
}
