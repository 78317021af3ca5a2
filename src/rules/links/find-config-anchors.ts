/** The links of the settings and redirects that lead to a place in a page. */

import type { SiteConfig } from '../../config/site-config.ts';
import { createLinkResolver, fileOf, type SiteModel } from '../../engine/index.ts';
import { decodePart } from '../../project/decode-address.ts';
import { type CaseIndex, createCaseIndexCache } from '../../project/find-file.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { findSettings } from '../setting-places.ts';
import { linksOf } from '../site/config-links.ts';
import { ALWAYS_THERE, type ConfigAnchor } from './links-to-check.ts';

type Link = Pick<ConfigAnchor, 'href' | 'source'>;

/** What there is to look for; whether it is there can be told from sources, or when the pages are built. */
export function findConfigAnchors(
  site: Omit<SiteModel, 'diagnostics'>,
  indexOf: (files: ProjectFiles) => CaseIndex = createCaseIndexCache(),
): readonly ConfigAnchor[] {
  const links = anchorLinksOf(site.config);
  const { home } = site;
  if (home === undefined || links.length === 0) return [];
  const resolver = createLinkResolver({ ...site, diagnostics: [] }, indexOf);
  const byOutput = new Map([...site.pages.values()].map((page) => [page.output, page]));
  const { rangeOf } = findSettings(
    site,
    links.map(({ href }) => href),
  );
  return links.flatMap((link): ConfigAnchor[] => {
    const resolved = resolver.link(link.href, home);
    if (resolved.kind !== 'page') return [];
    const id = decodePart(/#(.*)$/.exec(resolved.suffix)?.[1] ?? '');
    const page = byOutput.get(resolved.output);
    if (page === undefined || id === '' || ALWAYS_THERE.has(id)) return [];
    const range = rangeOf(link.href);
    return [
      { ...link, file: site.configFile, page: { path: page.path, file: fileOf(page) }, id, ...(range && { range }) },
    ];
  });
}

const known = new WeakMap<SiteConfig, readonly Link[]>();

/** Most configurations have none, which is found out once. */
function anchorLinksOf(config: SiteConfig): readonly Link[] {
  const hit = known.get(config);
  if (hit !== undefined) return hit;
  const hrefs = [...new Set(linksOf(config))].map((href): Link => ({ href }));
  const redirects = config.redirects.map(({ source, destination }) => ({ href: destination.trim(), source }));
  const links = [...redirects, ...hrefs].filter(({ href }) => /^[^#]+#./.test(href));
  known.set(config, links);
  return links;
}
