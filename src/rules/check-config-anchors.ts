/** Links of the settings and redirects that lead to a page, but to a place in it that is not there. */

import { capDiagnostics } from '../project/cap-diagnostics.ts';
import type { Diagnostic, LineRange } from '../project/diagnostics.ts';
import { nearName } from '../project/near-name.ts';

/** A page that links lead to; without a file, a generated one. */
export interface AnchorPage {
  readonly path: string;
  readonly file: string | undefined;
}

/** Ids of a page that links can lead to; `undefined` where nobody can tell whether `id` is one of them. */
export type AnchorsOfPage = (page: AnchorPage, id: string) => ReadonlySet<string> | undefined;

export interface AnchorLink {
  /** As written, with its fragment. */
  readonly href: string;
  /** Of a redirect, where it sends readers from. */
  readonly source?: string;
}

/** A link of the settings to a place in a page, with where it stands. */
export interface ConfigAnchor extends AnchorLink {
  readonly file: string;
  readonly range?: LineRange;
  /** The page that it leads to, and the id in it. */
  readonly page: AnchorPage;
  readonly id: string;
}

/** Pages whose ids cannot be told are passed over. */
export function checkConfigAnchors(links: readonly ConfigAnchor[], anchorsOf: AnchorsOfPage): readonly Diagnostic[] {
  return capDiagnostics(
    links.flatMap(({ href, source, file, range, page, id }): Diagnostic[] => {
      const ids = anchorsOf(page, id);
      if (ids === undefined || ids.has(id)) return [];
      const near = nearName(id, ids);
      const what = source === undefined ? `The link \`${href}\`` : `The redirect from \`${source}\` to \`${href}\``;
      return [
        {
          code: source === undefined ? 'config/missing-anchor' : 'redirect/missing-anchor',
          severity: 'warning',
          subject: source === undefined ? [href] : [source, href],
          message: `${what} leads to a heading that the page \`${page.path}\` does not have.`,
          hint: near === undefined ? 'Link to the whole page.' : `Write \`#${near}\` at its end.`,
          file,
          ...(range && { range }),
        },
      ];
    }),
  );
}
