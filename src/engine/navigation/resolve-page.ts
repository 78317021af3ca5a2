/** From an entry as written in the navigation to the page it means. */

import { isEndpoint } from '../../config/endpoint.ts';
import { meantPages } from '../../config/normalize/pages.ts';
import { NearestPage } from '../../project/nearest-page.ts';
import type { NavigationSource } from './navigation-source.ts';

export type Resolution =
  | { readonly kind: 'page'; readonly page: NavigationSource }
  /** Not a file: the entry asks for a page made from an API description. */
  | { readonly kind: 'endpoint'; readonly entry: string }
  /** `meant` differs from the entry only in upper and lower case; the entry was taken for it. */
  | { readonly kind: 'other-case'; readonly entry: string; readonly meant: string }
  | { readonly kind: 'missing'; readonly entry: string; readonly nearest?: string };

export class ResolvePage {
  readonly #pages: ReadonlyMap<string, NavigationSource>;
  readonly #seen = new Map<string, NavigationSource | undefined>();
  readonly unresolved: Exclude<Resolution, { kind: 'page' }>[] = [];
  #nearest: NearestPage | undefined;

  constructor(pages: ReadonlyMap<string, NavigationSource>) {
    this.#pages = pages;
  }

  /** The page of an entry. What does not lead to one is noted in `unresolved` the first time it is met. */
  page(entry: string): NavigationSource | undefined {
    const found = this.#pages.get(entry);
    if (found !== undefined) return found;
    if (this.#seen.has(entry)) return this.#seen.get(entry);
    const resolved = this.#search(entry);
    this.#seen.set(entry, resolved);
    return resolved;
  }

  #search(entry: string): NavigationSource | undefined {
    if (isEndpoint(entry)) {
      this.unresolved.push({ kind: 'endpoint', entry });
      return undefined;
    }
    const path = meantPages(entry).at(-1) ?? '';
    const found = this.#pages.get(path) ?? this.#pages.get(path === '' ? 'index' : `${path}/index`);
    if (found !== undefined) return found;
    this.#nearest ??= new NearestPage(this.#pages.keys());
    const meant = this.#nearest.sameButCase(path);
    if (meant !== undefined) {
      this.unresolved.push({ kind: 'other-case', entry, meant });
      return this.#pages.get(meant);
    }
    const nearest = this.#nearest.find(path);
    this.unresolved.push({ kind: 'missing', entry, ...(nearest !== undefined && { nearest }) });
    return undefined;
  }
}
