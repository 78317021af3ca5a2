import { readText } from '../../../engine/project/text.ts';
import type { ProjectState } from '../project-state.ts';
import { memoizeByKey } from './memoize.ts';

/** Whether bytes are text that an edit gives back unharmed. */
export const isUtf8 = memoizeByKey((bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !bytes.includes(0);
  } catch {
    return false;
  }
});

const decode = memoizeByKey(readText);

/** Text of a file without its byte-order mark; `undefined` for a missing file and for one that is not text. */
export function selectFileText(state: Pick<ProjectState, 'files'>, path: string): string | undefined {
  const bytes = state.files.get(path);
  return bytes && isUtf8(bytes) ? decode(bytes) : undefined;
}
