/** Links of the settings and redirects that lead to a page, but to a place in it that is not there. */

import { locateStrings } from '../config/locate-strings.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { createLinkResolver, type PageModel, type SiteModel } from '../engine/index.ts';
import { capDiagnostics } from '../project/cap-diagnostics.ts';
import { decodePart } from '../project/decode-address.ts';
import type { Diagnostic, TextRange } from '../project/diagnostics.ts';
import { type CaseIndex, createCaseIndexCache } from '../project/find-file.ts';
import { nearName } from '../project/near-name.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import { linksOf } from './check-config-links.ts';
import { ALWAYS_THERE } from './missing-anchor.ts';

/** Ids of a page that links can lead to; `undefined` where nobody can tell whether `id` is one of them. */
export type AnchorsOfPage = (page: Pick<PageModel, 'path' | 'file'>, id: string) => ReadonlySet<string> | undefined;

interface AnchorLink {
  /** As written, with its fragment. */
  readonly href: string;
  /** Of a redirect, where it sends readers from. */
  readonly source?: string;
}

/** A link of the settings to a place in a page, with where it stands. */
export interface ConfigAnchor extends AnchorLink {
  readonly file: string;
  readonly range?: TextRange;
  /** The page that it leads to, and the id in it. */
  readonly page: Pick<PageModel, 'path' | 'file'>;
  readonly id: string;
}

/** What there is to look for; whether it is there can be told from sources, or when the pages are built. */
export function findConfigAnchors(
  site: Omit<SiteModel, 'diagnostics'>,
  indexOf: (files: ProjectFiles) => CaseIndex = createCaseIndexCache(),
): readonly ConfigAnchor[] {
  const links = anchorLinksOf(site.config);
  const { home, files, configFile } = site;
  if (home === undefined || links.length === 0) return [];
  const resolver = createLinkResolver({ ...site, diagnostics: [] }, indexOf);
  const byOutput = new Map([...site.pages.values()].map((page) => [page.output, page]));
  const bytes = files.get(configFile);
  const text = bytes === undefined ? '' : readText(bytes);
  const places = locateStrings(text, new Set(links.map(({ href }) => href)), (value) => value.trim());
  return links.flatMap((link): ConfigAnchor[] => {
    const resolved = resolver.link(link.href, home);
    if (resolved.kind !== 'page') return [];
    const id = decodePart(/#(.*)$/.exec(resolved.suffix)?.[1] ?? '');
    const page = byOutput.get(resolved.output);
    if (page === undefined || id === '' || ALWAYS_THERE.has(id)) return [];
    const range = places.get(link.href);
    return [{ ...link, file: configFile, page: { path: page.path, file: page.file }, id, ...(range && { range }) }];
  });
}

/** Pages whose ids cannot be told are passed over. */
export function checkConfigAnchors(links: readonly ConfigAnchor[], anchorsOf: AnchorsOfPage): readonly Diagnostic[] {
  return capDiagnostics(
    links.flatMap(({ href, source, file, range, page, id }): Diagnostic[] => {
      const ids = anchorsOf(page, id);
      if (ids === undefined || ids.has(id)) return [];
      const near = nearName(id, ids);
      const subject = source === undefined ? `The link \`${href}\`` : `The redirect from \`${source}\` to \`${href}\``;
      return [
        {
          code: source === undefined ? 'config/missing-anchor' : 'redirect/missing-anchor',
          severity: 'warning',
          message: `${subject} leads to a heading that the page \`${page.path}\` does not have.`,
          hint: near === undefined ? 'Link to the whole page.' : `Write \`#${near}\` at its end.`,
          file,
          ...(range && { range }),
        },
      ];
    }),
  );
}

const known = new WeakMap<SiteConfig, readonly AnchorLink[]>();

/** Most configurations have none, which is found out once. */
function anchorLinksOf(config: SiteConfig): readonly AnchorLink[] {
  const hit = known.get(config);
  if (hit !== undefined) return hit;
  const hrefs = [...new Set(linksOf(config))].map((href): AnchorLink => ({ href }));
  const redirects = config.redirects.map(({ source, destination }) => ({ href: destination.trim(), source }));
  const links = [...redirects, ...hrefs].filter(({ href }) => /^[^#]+#./.test(href));
  known.set(config, links);
  return links;
}
