/**
 * What of the navigation a reader gets to: from the home page by tabs, menus, shortcuts and the sidebar, as the site draws
 * them. The rules are those of `normalize/navigation-later.ts`, `engine/navigation` and the theme's layout; a test compares.
 */
import { withoutExtension } from '../../project/paths.ts';
import type { Outline, OutlineNode } from './outline.ts';
import { type PartPage, partOf, partTree, type SitePart } from './site-parts.ts';

/** Why a reader does not get to an entry, or not as it seems. Hiding by a setting is told apart, by `OutlineNode.hidden`. */
export type Unreached =
  /** It has no name. */
  | 'no-name'
  /** It holds no page and leads nowhere. */
  | 'no-pages'
  /** It stands in a group, where the site reads groups and pages only. */
  | 'in-group'
  /** All of its pages are shown elsewhere. */
  | 'elsewhere'
  /** A row of tabs is drawn from two on, and nothing else leads to it. */
  | 'no-row'
  /** It stands beside parts, and nothing leads to it. */
  | 'beside-parts'
  /** A web address in a list of pages. */
  | 'address-in-pages'
  /** A reference that cannot be followed. */
  | 'lost-reference'
  /** What is around it is not reached. */
  | 'inside';

/** What a reader sees otherwise than one might think. */
export type Remark =
  /** A row of tabs is drawn from two on. */
  | 'only-tab'
  /** It holds something, so its address is not used. */
  | 'address-unused';

export interface Reach {
  readonly unreached: (node: OutlineNode, around: Around) => Unreached | undefined;
  readonly remark: (node: OutlineNode) => Remark | undefined;
  /** The entry at which a page is shown, when it is another one than this. */
  readonly shownAt: (node: OutlineNode) => OutlineNode | undefined;
}

/** What an entry stands in. */
export interface Around {
  /** Absent at the top. */
  readonly parent: OutlineNode | undefined;
  /** The innermost division, the parent included. */
  readonly division: OutlineNode | undefined;
}

/** @param hasIndex whether there is a page `index`, with which the site begins */
export function reachOf(outline: Outline, hasIndex: boolean): Reach {
  if (outline.format === 'contract') return contractReach();
  const { root, global } = partTree(outline);
  const places = new Places(root);
  const walk = new Walk(places, global);
  const home = hasIndex ? 'index' : root.firstPage;
  walk.goTo(places.chainOf(home) ?? [root]);
  walk.run();

  const unreached = (node: OutlineNode, { parent, division }: Around): Unreached | undefined => {
    if (node.kind === 'unknown') return 'lost-reference';
    if (node.kind === 'global') return undefined;
    const holder = division === undefined ? root : partOf(division);
    if (node.kind === 'division') return parent?.kind === 'group' ? 'in-group' : ofPart(node, holder, walk, global);
    if (holder === undefined) return 'inside';
    if (!walk.entered.has(holder)) return walk.isReached(holder) ? besideWhat(holder) : 'inside';
    if (node.kind === 'group') return node.hidden !== 'always' && isEmptyGroup(node) ? 'no-pages' : undefined;
    return node.kind === 'link' && node.file === undefined ? 'address-in-pages' : undefined;
  };
  return {
    unreached,
    remark: (node) => {
      const part = node.kind === 'division' ? partOf(node) : undefined;
      if (part === undefined) return undefined;
      if (node.href !== undefined && part.href === undefined) return 'address-unused';
      return part.node?.part === 'tab' && !walk.drawn.has(part) && walk.chained.has(part) ? 'only-tab' : undefined;
    },
    shownAt: (node) => {
      const shown =
        node.file === undefined || node.kind !== 'page' ? undefined : places.at(withoutExtension(node.file));
      return shown?.node === node ? undefined : shown?.node;
    },
  };
}

function contractReach(): Reach {
  return {
    unreached: (node) => {
      if (node.kind === 'unknown') return 'lost-reference';
      return node.kind === 'group' && node.hidden !== 'always' && isEmptyGroup(node) ? 'no-pages' : undefined;
    },
    remark: () => undefined,
    shownAt: () => undefined,
  };
}

function ofPart(
  node: OutlineNode,
  holder: SitePart | undefined,
  walk: Walk,
  global: readonly SitePart[],
): Unreached | undefined {
  const part = partOf(node);
  if (part === undefined) return node.label === '' ? 'no-name' : 'inside';
  if (part.href === undefined && part.firstPage === undefined)
    return node.hidden === undefined ? 'no-pages' : undefined;
  if (walk.isReached(part)) {
    const isShownElsewhere = part.href === undefined && !walk.chained.has(part) && !global.includes(part);
    return isShownElsewhere ? 'elsewhere' : undefined;
  }
  if (node.hidden !== undefined) return undefined;
  return node.part === 'tab' && holder !== undefined && walk.chained.has(holder) ? 'no-row' : 'inside';
}

/** Nobody ever stands in the part itself: in what is in it, or nowhere. */
function besideWhat(holder: SitePart): Unreached {
  return holder.parts.length > 0 ? 'beside-parts' : 'elsewhere';
}

/** Where each page stands first: the default version and language before the others, hidden parts last. */
class Places {
  readonly #pages = new Map<string, PartPage>();
  /** From the top to each part, that included. */
  readonly #chains = new Map<SitePart, readonly SitePart[]>();

  /** Of parts that have some: their pages that another part shows. */
  readonly #elsewhere = new Map<SitePart, readonly PartPage[]>();

  constructor(root: SitePart) {
    this.#visit(root, []);
    // Pages that are listed and not drawn belong where they are listed first, unless they are drawn somewhere.
    this.#conceal(root);
  }

  at(page: string): PartPage | undefined {
    return this.#pages.get(page);
  }

  shownElsewhere(part: SitePart): readonly PartPage[] {
    return this.#elsewhere.get(part) ?? [];
  }

  /** From the top to the innermost part that holds the page. */
  chainOf(page: string | undefined): readonly SitePart[] | undefined {
    const place = page === undefined ? undefined : this.#pages.get(page);
    return place && this.#chains.get(place.part);
  }

  #visit(part: SitePart, above: readonly SitePart[]): void {
    const chain = [...above, part];
    this.#chains.set(part, chain);
    const elsewhere: PartPage[] = [];
    for (const page of part.pages) {
      const first = this.#pages.get(page.page);
      if (first === undefined) this.#pages.set(page.page, page);
      else if (first.part !== part) elsewhere.push(page);
    }
    if (elsewhere.length > 0) this.#elsewhere.set(part, elsewhere);
    const rank = (child: SitePart): number => (child.isHidden ? 2 : part.defaults.has(child) ? 0 : 1);
    for (const child of part.parts.toSorted((one, other) => rank(one) - rank(other))) this.#visit(child, chain);
  }

  #conceal(part: SitePart): void {
    for (const page of part.concealed) {
      if (!this.#pages.has(page.page)) this.#pages.set(page.page, { ...page, node: undefined });
    }
    for (const child of part.parts) this.#conceal(child);
  }
}

/** A reader who tries every link of the layout. */
class Walk {
  /** Parts whose sidebar is seen. */
  readonly entered = new Set<SitePart>();
  /** Parts that a reader is in, or in what is in them. */
  readonly chained = new Set<SitePart>();
  /** Parts that are offered by a link. */
  readonly drawn = new Set<SitePart>();
  readonly #places: Places;
  readonly #global: readonly SitePart[];
  readonly #targets = new Map<SitePart, string>();
  readonly #waiting: (readonly SitePart[])[] = [];

  constructor(places: Places, global: readonly SitePart[]) {
    this.#places = places;
    this.#global = global;
  }

  isReached(part: SitePart): boolean {
    return this.drawn.has(part) || this.chained.has(part);
  }

  goTo(chain: readonly SitePart[]): void {
    const innermost = chain.at(-1);
    if (innermost === undefined || this.entered.has(innermost)) return;
    this.entered.add(innermost);
    for (const part of chain) this.chained.add(part);
    this.#waiting.push(chain);
  }

  run(): void {
    for (let chain = this.#waiting.shift(); chain !== undefined; chain = this.#waiting.shift()) {
      this.#look(chain);
    }
  }

  #look(chain: readonly SitePart[]): void {
    const around = new Set(chain);
    const all = [...chain.flatMap(({ parts }) => parts), ...this.#global];
    const seen = all.filter((part) => around.has(part) || (!part.isHidden && !part.isHiddenUntilInside));
    const offered = seen.filter(({ href, firstPage }) => href !== undefined || firstPage !== undefined);
    const tabs = offered.filter(({ node }) => node?.part === 'tab').length;
    for (const part of offered) {
      if (part.node?.part === 'tab' && tabs < 2) continue;
      this.drawn.add(part);
      const target = this.#targetOf(part);
      if (target !== undefined) this.goTo(this.#places.chainOf(target) ?? chain.slice(0, 1));
    }
    const innermost = chain.at(-1);
    for (const { page } of (innermost && this.#places.shownElsewhere(innermost)) ?? []) {
      this.goTo(this.#places.chainOf(page) ?? []);
    }
  }

  /** A page that the part shows as its own, if it has one. Many pages offer the same part. */
  #targetOf(part: SitePart): string | undefined {
    const { firstPage } = part;
    if (firstPage === undefined || this.#targets.has(part)) return this.#targets.get(part);
    const target = this.#isOwn(part, firstPage) ? firstPage : (this.#ownPage(part, part) ?? firstPage);
    this.#targets.set(part, target);
    return target;
  }

  #ownPage(part: SitePart, owner: SitePart): string | undefined {
    const own = part.pages.find(({ page }) => this.#isOwn(owner, page))?.page;
    if (own !== undefined) return own;
    for (const child of part.parts) {
      const below = this.#ownPage(child, owner);
      if (below !== undefined) return below;
    }
    return undefined;
  }

  #isOwn(part: SitePart, page: string): boolean {
    return this.#places.chainOf(page)?.includes(part) === true;
  }
}

function isEmptyGroup(node: OutlineNode): boolean {
  if (node.isGenerated || node.root?.shown !== undefined) return false;
  return node.children.every((child) =>
    child.kind === 'group' ? child.hidden === 'always' || isEmptyGroup(child) : !isDrawnLeaf(child),
  );
}

/** Whether the sidebar has a line for a page, a link or an operation. */
function isDrawnLeaf({ kind, file, hidden }: OutlineNode): boolean {
  if (kind === 'endpoint') return true;
  return (kind === 'page' || kind === 'link') && file !== undefined && hidden === undefined;
}
