import { isUtf8, readText } from '../../../project/text.ts';
import type { ProjectState } from '../project-state.ts';
import { memoizeByKey } from './memoize.ts';

const looksLikeText = memoizeByKey((bytes: Uint8Array): boolean => isUtf8(bytes) && !bytes.includes(0));
/** Bytes that were made of a text. */
const made = new WeakSet<Uint8Array>();

/** Whether bytes are text that an edit gives back unharmed. */
export function isEditableText(bytes: Uint8Array): boolean {
  return made.has(bytes) || looksLikeText(bytes);
}

/** Makes it known that bytes were just made of a text without a null character: they need not be looked through. */
export function noteText(bytes: Uint8Array): void {
  made.add(bytes);
}

/** Text of bytes without their byte-order mark, decoded once: a keystroke asks for the same text several times. */
export const textOf = memoizeByKey(readText);

/** Text of a file without its byte-order mark; `undefined` for a missing file and for one that is not text. */
export function selectFileText(state: Pick<ProjectState, 'files'>, path: string): string | undefined {
  const bytes = state.files.get(path);
  return bytes && isEditableText(bytes) ? textOf(bytes) : undefined;
}
