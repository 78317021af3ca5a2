/** From the `redirects` of the configuration to pages of the site that lead on. */
import type { Redirect } from '../../config/site-config.ts';
import { normalizePath, relativePath } from '../../project/paths.ts';
import { isScriptUrl } from '../jsx/url-safety.ts';
import { encodePath } from '../site/page-address.ts';
import type { SiteModel } from '../site/site-model.ts';

export interface RedirectPage {
  /** Path of the page in the built site. */
  readonly output: string;
  /** Relative to `output`, or an address. */
  readonly href: string;
}

/** What of the site decides where redirects lead. */
export type RedirectSite = Pick<SiteModel, 'config' | 'files' | 'pages'>;

/** Why a redirect is no part of the site. `no-pages`: a pattern whose destination holds none. */
export interface RedirectFault extends Redirect {
  readonly kind: 'script-address' | 'no-pages' | 'unusable-source' | 'page-exists' | 'circle' | 'missing-page';
}

export interface RedirectPlan {
  readonly pages: readonly RedirectPage[];
  /** The redirects that lead somewhere, for hosts that do them themselves. */
  readonly rules: readonly Redirect[];
  readonly faults: readonly RedirectFault[];
}

/** A source that takes the rest of the path: `old/:slug*` or `old/*`. Other patterns are left to the host. */
const REST = /^(.*?)\/?(?::[\w-]+\*|\*)$/;

/** Redirects whose source is a page give way to it; a pattern becomes a page for each page its destination holds. */
export function planRedirects(site: RedirectSite): RedirectPlan {
  const { config } = site;
  const outputs = new Set([...site.pages.values()].map((page) => page.output));
  const targets = new Map<string, string>();
  const faults: RedirectFault[] = [];

  const rules: Redirect[] = [];
  const exact = new Map<string, string>();
  for (const redirect of config.redirects) {
    const source = isPattern(redirect.source) ? undefined : sourcePath(redirect);
    // A page at the source wins, so whoever is led there stays there.
    if (source === undefined || outputs.has(outputOf(source)) || exact.has(source)) continue;
    exact.set(source, redirect.destination);
  }

  for (const redirect of config.redirects) {
    if (isScriptUrl(redirect.destination)) {
      faults.push({ ...redirect, kind: 'script-address' });
      continue;
    }
    if (isPattern(redirect.source)) {
      const expanded = [...expandPattern(redirect, site)];
      for (const [source, target] of expanded) {
        const output = outputOf(source);
        if (!outputs.has(output) && !exact.has(source) && !targets.has(output)) targets.set(output, target);
      }
      if (expanded.length > 0 || !isFolderPattern(redirect)) rules.push(redirect);
      else {
        faults.push({ ...redirect, kind: 'no-pages' });
      }
      continue;
    }
    const source = sourcePath(redirect);
    if (source === undefined) {
      faults.push({ ...redirect, kind: 'unusable-source' });
      continue;
    }
    const output = outputOf(source);
    if (outputs.has(output)) {
      faults.push({ ...redirect, kind: 'page-exists' });
      continue;
    }
    if (targets.has(output)) continue;
    const destination = followRedirects(redirect.destination, exact, site);
    // The redirect that it ends at is named where that one stands.
    if (destination !== undefined && isScriptUrl(destination)) continue;
    if (destination === undefined) {
      faults.push({ ...redirect, kind: 'circle' });
      continue;
    }
    const target = targetOf(destination, site);
    if (target === undefined) {
      faults.push({ ...redirect, kind: 'missing-page' });
    } else {
      targets.set(output, target);
      rules.push(redirect);
    }
  }
  const pages = [...targets].map(([output, target]) => ({
    output,
    href: isElsewhere(target) ? target : relativeTo(output, target),
  }));
  return { pages, rules, faults };
}

function isPattern(source: string): boolean {
  return /[*]|(?:^|\/):/.test(source);
}

function sourcePath(redirect: Redirect): string | undefined {
  return /[?#]/.test(redirect.source) ? undefined : normalizePath(redirect.source);
}

function outputOf(source: string): string {
  return source === '' ? 'index.html' : /\.html?$/.test(source) ? source : `${source}.html`;
}

/** A redirect to another redirect goes where that one ends; `undefined` for a circle. */
function followRedirects(
  destination: string,
  exact: ReadonlyMap<string, string>,
  site: RedirectSite,
): string | undefined {
  const seen = new Set<string>();
  let at = destination;
  while (!isElsewhere(at)) {
    const path = normalizePath(at.replace(/[?#].*$/, ''));
    const next = path === undefined ? undefined : (exact.get(path) ?? followPattern(path, site));
    if (path === undefined || next === undefined) return at;
    if (seen.has(path)) return undefined;
    seen.add(path);
    at = next;
  }
  return at;
}

/** Output path with query and fragment, or an address; `undefined` when it leads to nothing. */
function targetOf(destination: string, site: RedirectSite): string | undefined {
  if (isElsewhere(destination)) return destination;
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(destination) ?? [];
  const path = normalizePath(address);
  if (path === undefined) return undefined;
  if (path === '') return `index.html${rest}`;
  const page =
    site.pages.get(path) ?? site.pages.get(path.replace(/\.(?:mdx?|html)$/, '')) ?? site.pages.get(`${path}/index`);
  if (page !== undefined) return encodePath(page.output) + rest;
  return site.files.has(path) ? encodePath(path) + rest : undefined;
}

function relativeTo(output: string, target: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return relativePath(encodePath(output), path) + rest;
}

function isElsewhere(destination: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(destination);
}

/** Where the first pattern that takes a path leads it; a page stays where it is. */
function followPattern(path: string, { config, pages }: RedirectSite): string | undefined {
  if (pages.has(path)) return undefined;
  for (const { source, destination } of config.redirects) {
    const from = isPattern(source) ? REST.exec(source)?.[1] : undefined;
    const folder = from === undefined || isPattern(from) ? undefined : normalizePath(from);
    if (folder === undefined || folder === '' || !path.startsWith(`${folder}/`)) continue;
    const to = REST.exec(destination)?.[1];
    return to === undefined ? destination : `${to}/${path.slice(folder.length + 1)}`;
  }
  return undefined;
}

/** Whether a pattern leads from one folder of the site to another. */
function isFolderPattern({ source, destination }: Redirect): boolean {
  const from = REST.exec(source)?.[1];
  const to = REST.exec(destination)?.[1];
  return from !== undefined && to !== undefined && !isPattern(from) && !isPattern(to) && !isElsewhere(to);
}

/** Sources and targets of a pattern, for the pages that are there. */
function* expandPattern(redirect: Redirect, site: RedirectSite): Iterable<readonly [string, string]> {
  const from = REST.exec(redirect.source)?.[1];
  const to = REST.exec(redirect.destination)?.[1];
  if (from === undefined || to === undefined || isPattern(from) || isPattern(to) || isElsewhere(to)) return;
  const source = normalizePath(from);
  const destination = normalizePath(to);
  if (source === undefined || destination === undefined) return;
  const prefix = destination === '' ? '' : `${destination}/`;
  for (const page of site.pages.values()) {
    if (!page.path.startsWith(prefix)) continue;
    const rest = page.path.slice(prefix.length);
    yield [source === '' ? rest : `${source}/${rest}`, encodePath(page.output)];
  }
}
