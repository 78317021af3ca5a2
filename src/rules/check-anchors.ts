/** All links to headings that are not there, once every page is built. Editor, export and command line have this one list. */

import type { RenderedPage } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import { type ConfigAnchor, checkConfigAnchors } from './check-config-anchors.ts';
import { anchorsOf, checkPageAnchors } from './check-page-anchors.ts';

/** @param links of the settings: `findConfigAnchors` */
export function checkAnchors(
  links: readonly ConfigAnchor[],
  pages: readonly Pick<RenderedPage, 'path' | 'output' | 'anchors'>[],
): readonly Diagnostic[] {
  return [...checkPageAnchors(pages), ...checkConfigAnchors(links, anchorsOf(pages))];
}
