/** Which division claims a page that the navigation does not list: the one with the deepest folder prefix. */
import { folderOf } from '../../project/paths.ts';
import type { NavigationDivision } from './navigation-tree.ts';

export type DivisionChain = readonly NavigationDivision[];

export class DivisionPrefixes {
  readonly #chains = new Map<string, DivisionChain>();

  /** The first division to name a prefix keeps it. */
  add(prefix: string, chain: DivisionChain): void {
    if (!this.#chains.has(prefix)) this.#chains.set(prefix, chain);
  }

  /** From the root to the claiming division; `undefined` when no prefix fits. */
  claim(page: string): DivisionChain | undefined {
    for (let folder = page; folder !== ''; folder = folderOf(folder)) {
      const chain = this.#chains.get(folder);
      if (chain !== undefined) return chain;
    }
    return undefined;
  }
}
