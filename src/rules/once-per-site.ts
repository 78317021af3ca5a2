import type { SiteToCheck } from '../engine/index.ts';

/** For what several rules need of a site: computed with the first of them. */
export function oncePerSite<Result>(compute: (site: SiteToCheck) => Result): (site: SiteToCheck) => Result {
  const known = new WeakMap<SiteToCheck, { readonly result: Result }>();
  return (site) => {
    const entry = known.get(site) ?? { result: compute(site) };
    known.set(site, entry);
    return entry.result;
  };
}
