/** The text with which a translation starts: that of its source, its links led to the translation's own pages. */
import type { FileLookup } from '../../page-source/references/address-target.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { prepareCopy, rewriteLinks } from '../navigation-edit/rewrite-links.ts';
import type { LinkSettings } from '../references/page-links.ts';
import { setSourceMark } from './source-mark.ts';

export interface StartedPage {
  /** The file of the source, and the new one. */
  readonly from: string;
  readonly to: string;
}

export interface StartSurroundings {
  readonly lookup: FileLookup;
  readonly settings: LinkSettings;
  /** The file of a page's counterpart, by the file of the source; those that come in the same step too. */
  readonly counterparts: ReadonlyMap<string, string>;
  /** Whether it shall say of which text it is a translation. */
  readonly isMarked: boolean;
}

export function startText(source: string, page: StartedPage, surroundings: StartSurroundings): string {
  const { lookup, settings, counterparts, isMarked } = surroundings;
  const leadsTo = (file: string): string => counterparts.get(file) ?? file;
  const copy = prepareCopy(page, { lookup, settings, leadsTo, added: new Set(counterparts.values()) });
  const { text } = rewriteLinks(page.from, source, copy);
  return isMarked ? applyTextEdits(text, setSourceMark(text, source)) : text;
}
