/** Takes out of a drawing what runs: as a picture it never does, but a reader may open the file by itself. */

import { encodeText, readText } from '../../project/text.ts';

/** Elements with all that is in them, and those without an end. */
const ELEMENTS =
  /<(script|foreignObject|iframe|object|embed)\b(?:[^>"']|"[^"]*"|'[^']*')*?(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;
const HANDLER = /\s+on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const SCRIPT_LINK =
  /\s+(?:xlink:)?href\s*=\s*(?:"\s*(?:javascript|vbscript|data:text\/html)[^"]*"|'\s*(?:javascript|vbscript|data:text\/html)[^']*')/gi;
const TAG = /<[a-z][^\s/>]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

export interface CleanSvg {
  readonly text: string;
  /** Something was taken out. */
  readonly isChanged: boolean;
}

export function cleanSvg(text: string): CleanSvg {
  let cleaned = text;
  // What is taken out may join what stood around it into another element.
  for (let before = ''; before !== cleaned; ) {
    before = cleaned;
    cleaned = cleaned.replace(ELEMENTS, '').replace(TAG, (tag) => tag.replace(HANDLER, '').replace(SCRIPT_LINK, ''));
  }
  return { text: cleaned, isChanged: cleaned !== text };
}

/** The bytes of a drawing without what runs; `undefined` when there is nothing to take out. */
export function cleanDrawing(bytes: Uint8Array): Uint8Array | undefined {
  const { text, isChanged } = cleanSvg(readText(bytes));
  return isChanged ? encodeText(text) : undefined;
}
