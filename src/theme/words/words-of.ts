/** The words of the site for a page, in the language of the part of the site that it stands in. */
import type { RenderContext } from '../../engine/render/theme-contract.ts';
import { ENGLISH, type Words } from './english.ts';

export function wordsOf(_context: RenderContext): Words {
  return ENGLISH;
}
