/** All links to headings that are not there, once every page is built. Editor, export and command line have this one list. */
import type { Diagnostic } from '../diagnostics.ts';
import type { RenderedPage } from '../emit/output-file.ts';
import { type ConfigAnchor, checkConfigAnchors } from './check-config-anchors.ts';
import { anchorsOf, checkPageAnchors } from './check-page-anchors.ts';

/** @param links of the settings: `findConfigAnchors` */
export function checkAnchors(
  links: readonly ConfigAnchor[],
  pages: readonly Pick<RenderedPage, 'path' | 'output' | 'anchors'>[],
): readonly Diagnostic[] {
  return [...checkPageAnchors(pages), ...checkConfigAnchors(links, anchorsOf(pages))];
}
