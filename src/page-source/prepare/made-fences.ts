/** Code blocks of a text that this program has made: each begins with backticks in a line of its own, and a line of the same ends it. */

import { type Fence, scanFences } from '../source-scan.ts';

export type FenceInfo = Pick<Fence, 'info' | 'infoStart' | 'infoEnd'>;

export interface MadeFences {
  /** The same as `scanFences` gives for such a text. */
  readonly fences: readonly FenceInfo[];
  /** What stands around the code blocks. */
  readonly around: string;
}

const MARK = /^[ \t]*(`{3,})[ \t]*([^`\n]*)$/gm;

/** No tree is read for it, which is most of what preparing a long page costs. */
export function fencesOfMade(text: string): MadeFences {
  // Only authors write those.
  if (text.includes('~~~')) return { fences: scanFences(text), around: text };
  const fences: FenceInfo[] = [];
  let around = '';
  let at = 0;
  let open = '';
  for (const { 0: line, 1: marker = '', 2: written = '', index } of text.matchAll(MARK)) {
    if (open !== '') {
      if (written.trim() !== '' || marker.length < open.length) continue;
      open = '';
      at = index + line.length;
      continue;
    }
    open = marker;
    around += text.slice(at, index);
    const info = written.trimEnd();
    const infoStart = index + line.length - written.length;
    fences.push({ info, infoStart, infoEnd: infoStart + info.length });
  }
  return { fences, around: open === '' ? around + text.slice(at) : around };
}
