/** A place of a page may be known under a second id: the author's own spelling, or what other services make of a title. */
import { plainAnchorOf } from '../../engine/render/anchors.ts';
import type { Props } from '../../engine/render/jsx.ts';
import { ALIAS_ATTRIBUTE } from '../../engine/render/page-ids.ts';

/** Attributes that propose it; the page drops it where something else has that id. */
export function secondId(id: string, given: string | undefined, title: string): Props {
  const alias = given ?? plainAnchorOf(title);
  return alias === '' || alias === id ? {} : { [ALIAS_ATTRIBUTE]: alias };
}
