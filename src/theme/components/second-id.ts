/** A place of a page may be known under a second id: the author's own spelling, or what other services make of a title. */

import { ALIAS_ATTRIBUTE, type Props } from '../../engine/theme-api.ts';
import { plainAnchorOf } from '../../page-source/headings/anchors.ts';

/** Attributes that propose it; the page drops it where something else has that id. */
export function secondId(id: string, given: string | undefined, title: string): Props {
  const alias = given ?? plainAnchorOf(title);
  return alias === '' || alias === id ? {} : { [ALIAS_ATTRIBUTE]: alias };
}
