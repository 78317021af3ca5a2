/** Links that lead to a page, but to a place in it that is not there. */

import type { RenderedPage } from '../engine/index.ts';
import { capDiagnostics } from '../project/cap-diagnostics.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { AnchorsOfPage } from './check-config-anchors.ts';
import { ALWAYS_THERE, missingAnchor } from './missing-anchor.ts';

/**
 * Can only be told when all pages are there. Links to pages that are not in `pages`, or of which only the text is
 * shown, are passed over.
 */
export function checkPageAnchors(
  pages: readonly Pick<RenderedPage, 'path' | 'output' | 'anchors'>[],
): readonly Diagnostic[] {
  const targets = new Map(
    pages.map(({ path, output, anchors }) => [output, { path, ids: anchors && new Set(anchors.ids) }]),
  );
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    for (const { written, output, id, file, range, fragment } of page.anchors?.links ?? []) {
      const target = targets.get(output);
      if (target?.ids === undefined || target.ids.has(id) || ALWAYS_THERE.has(id)) continue;
      diagnostics.push(missingAnchor({ written, page: target.path, id, ids: target.ids, file, range, fragment }));
    }
  }
  return capDiagnostics(diagnostics);
}

/** The ids of built pages, for checks of what leads there from elsewhere. */
export function anchorsOf(pages: readonly Pick<RenderedPage, 'path' | 'anchors'>[]): AnchorsOfPage {
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
