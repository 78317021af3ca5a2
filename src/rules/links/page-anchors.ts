/** Links and ids of pages that are made. */

import type { RenderedPage } from '../../engine/index.ts';
import type { AnchorsOfPage, ConfigAnchor, LinksToCheck } from './links-to-check.ts';

/** What of a page is needed to tell where links lead. Without `anchors`, only its text is shown. */
export type LinkedPage = Pick<RenderedPage, 'path' | 'output' | 'anchors'>;

/** @param ofConfig links of the settings: `findConfigAnchors`. Links to pages that are not in `pages` are passed over. */
export function linksOfPages(ofConfig: readonly ConfigAnchor[], pages: readonly LinkedPage[]): LinksToCheck {
  const pathOf = new Map(pages.map(({ path, output }) => [output, path]));
  const ofPages = pages.flatMap(({ path: from, anchors }) =>
    (anchors?.links ?? []).flatMap((link) => {
      const path = pathOf.get(link.output);
      return path === undefined ? [] : [{ ...link, from, target: { path, file: undefined } }];
    }),
  );
  return { ofConfig, ofPages, anchorsOf: anchorsOf(pages) };
}

/** The ids of built pages. */
export function anchorsOf(pages: readonly Pick<LinkedPage, 'path' | 'anchors'>[]): AnchorsOfPage {
  const byPath = new Map(pages.map(({ path, anchors }) => [path, anchors?.ids]));
  // Few pages are asked for, and some of them often.
  const sets = new Map<string, ReadonlySet<string>>();
  return ({ path }) => {
    const ids = byPath.get(path);
    if (ids === undefined) return undefined;
    const set = sets.get(path) ?? new Set(ids);
    sets.set(path, set);
    return set;
  };
}
