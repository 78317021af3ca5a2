/** Which page a link means, in all the ways in which the built site finds one. */

import type { FileLookup } from '../../page-source/references/address-target.ts';
import { type ResolvedTarget, resolveTarget } from '../../page-source/references/resolve-target.ts';
import { isExternalUrl, unwrapAddress } from '../../project/written-address.ts';

/** What of the settings takes part in finding pages. */
export interface LinkSettings {
  readonly redirects: readonly { readonly source: string; readonly destination: string }[];
  /** Where the site is published, with a slash at the end; its own links may begin with it. */
  readonly address?: string;
}

export type PageLinkResolver = (written: string, file: string) => ResolvedTarget;

const MOST_REDIRECTS = 8;

/** Looks links of pages and settings up: exactly, without regard to letter case, then through redirects. */
export function createPageLinkResolver(
  lookup: Pick<FileLookup, 'has' | 'byLowerCase'>,
  settings: LinkSettings,
): PageLinkResolver {
  const existsInAnyCase = (path: string) => lookup.byLowerCase(path) !== undefined;

  const resolve = (written: string, file: string, redirected: number): ResolvedTarget => {
    const address = withinSite(unwrapAddress(written), settings.address);
    const found = resolveTarget(address, file, lookup.has);
    if (found.kind !== 'missing') return found;
    const similar = resolveTarget(address, file, existsInAnyCase);
    if (similar.kind === 'file') return { ...similar, file: lookup.byLowerCase(similar.file) ?? similar.file };
    const destination = redirected < MOST_REDIRECTS ? redirectOf(address, settings) : undefined;
    return destination === undefined ? found : resolve(destination, '', redirected + 1);
  };
  return (written, file) => resolve(written, file, 0);
}

/** `https://docs.example.com/guides/start` → `/guides/start` on the site of that address. */
function withinSite(written: string, address: string | undefined): string {
  if (address === undefined || !isExternalUrl(written)) return written;
  const root = address.slice(0, -1);
  const rest = written.slice(root.length);
  if (!written.toLowerCase().startsWith(root.toLowerCase()) || !/^(?:[/?#]|$)/.test(rest)) return written;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Where a redirect sends an address, with the fragment of the address unless it names its own. */
function redirectOf(address: string, { redirects }: LinkSettings): string | undefined {
  const cut = address.search(/[?#]/);
  const suffix = cut < 0 ? '' : address.slice(cut);
  const path = (cut < 0 ? address : address.slice(0, cut)).replace(/^\/+|\/+$/g, '');
  for (const { source, destination } of redirects) {
    const from = source.replace(/^\/+|\/+$/g, '');
    const star = /^(.*?)(?::[\w-]+\*|\*)$/.exec(from);
    const isPart = star?.[1] !== undefined && path.startsWith(star[1]);
    if (from !== path && !isPart) continue;
    const to = isPart ? destination.replace(/:[\w-]+\*|\*/, path.slice(star[1]?.length)) : destination;
    return /[?#]/.test(to) ? to : to + suffix;
  }
  return undefined;
}
