/**
 * Pages that a tab or shortcut of the contract's format claims by its folder though no group lists them. The later format
 * knows no folders: a hidden group lists them, so that they go on standing where they stood.
 */
import { collectPaths } from '../normalize/collect-paths.ts';
import type { DivisionSettings } from '../site-config.ts';
import type { PageToConvert } from './conversion.ts';

export class UnlistedPages {
  readonly #pages = new Map<DivisionSettings, string[]>();
  readonly count: number;

  /** @param pages all pages that there are by their files, by path */
  constructor(root: DivisionSettings, pages: ReadonlyMap<string, PageToConvert>) {
    const listed = new Set<string>();
    collectPaths(root, listed);
    const owners = new Map<string, DivisionSettings>();
    collectPrefixes(root, owners);
    let count = 0;
    for (const [page, { leadsElsewhere }] of pages) {
      const owner =
        owners.size === 0 || (isListed(page, listed) && !leadsElsewhere) ? undefined : ownerOf(page, owners);
      if (owner === undefined) continue;
      count++;
      const claimed = this.#pages.get(owner);
      if (claimed === undefined) this.#pages.set(owner, [page]);
      else claimed.push(page);
    }
    this.count = count;
  }

  of(division: DivisionSettings): readonly string[] {
    return this.#pages.get(division) ?? [];
  }
}

/** An entry may name the folder of an `index`. */
function isListed(page: string, listed: ReadonlySet<string>): boolean {
  return listed.has(page) || (page.endsWith('/index') && listed.has(page.slice(0, -'/index'.length)));
}

/** In the order in which the engine asks them: the first to name a folder keeps it, those of the default version first. */
function collectPrefixes(division: DivisionSettings, owners: Map<string, DivisionSettings>): void {
  const { prefix } = division;
  if (prefix !== undefined && prefix !== '' && !owners.has(prefix)) owners.set(prefix, division);
  const rank = (child: DivisionSettings): number => (child.isHidden ? 2 : child.isDefault ? 0 : 1);
  for (const child of division.divisions.toSorted((one, other) => rank(one) - rank(other)))
    collectPrefixes(child, owners);
}

function ownerOf(page: string, owners: ReadonlyMap<string, DivisionSettings>): DivisionSettings | undefined {
  for (let folder = page; folder !== ''; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const owner = owners.get(folder);
    if (owner !== undefined) return owner;
  }
  return undefined;
}
