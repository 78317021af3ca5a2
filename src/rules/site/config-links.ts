/** Links of the settings (top bar, footer, anchors, tabs) and where they lead: every page of the site shows them. */

import type { BarSettings, DivisionSettings, SiteConfig } from '../../config/site-config.ts';
import { createLinkResolver, isScriptUrl } from '../../engine/index.ts';
import { oncePerSite } from '../once-per-site.ts';
import { findSettings, type SettingPlace } from '../setting-places.ts';

interface Fault extends SettingPlace {
  readonly kind: 'script' | 'missing' | 'bare-host';
  readonly href: string;
  /** Of a host without a scheme, with it. */
  readonly meant: string;
}

/** The links that lead nowhere, in the order of the settings. */
const readFaults = oncePerSite((site): readonly Fault[] => {
  const { home } = site;
  if (home === undefined) return [];
  const links = createLinkResolver({ ...site, diagnostics: [] }, site.indexOf);
  const found = [...new Set(linksOf(site.config))].flatMap((href): Omit<Fault, keyof SettingPlace>[] => {
    if (isScriptUrl(href)) return [{ kind: 'script', href, meant: '' }];
    const resolved = links.link(href, home);
    if (resolved.kind === 'missing') return [{ kind: 'missing', href, meant: '' }];
    return resolved.kind === 'bare-host' ? [{ kind: 'bare-host', href, meant: resolved.href }] : [];
  });
  const { placeOf } = findSettings(
    site,
    found.map(({ href }) => href),
  );
  return found.map((fault) => ({ ...fault, ...placeOf(fault.href) }));
});

export function configLinkFaults(site: Parameters<typeof readFaults>[0], kind: Fault['kind']): readonly Fault[] {
  return readFaults(site).filter((fault) => fault.kind === kind);
}

/** Where the settings lead readers, redirects aside. */
export function linksOf(config: SiteConfig): string[] {
  const { logo, navigation } = config;
  const hrefs = [logo?.href, ...hrefsOf(config)];
  const visit = (division: DivisionSettings): void => {
    hrefs.push(division.href, ...hrefsOf(division.bars ?? {}));
    for (const child of division.divisions) visit(child);
  };
  visit(navigation.root);
  for (const division of navigation.global) visit(division);
  return hrefs.flatMap((href) => (href === undefined || href.trim() === '' ? [] : [href.trim()]));
}

function hrefsOf({ topbarLinks, topbarButton, footerColumns, socials }: Partial<BarSettings>): (string | undefined)[] {
  return [
    ...(topbarLinks ?? []).map(({ href }) => href),
    topbarButton?.href,
    ...(socials ?? []).map(({ url }) => url),
    ...(footerColumns ?? []).flatMap(({ links }) => links.map(({ href }) => href)),
  ];
}
