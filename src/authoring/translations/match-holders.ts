/** Which group or part of a translation answers one of the source: its name is translated, so the pages in it tell. */
import type { OutlineNode } from '../navigation-edit/outline.ts';
import { type OutlineScope, pageOfNode, type ScopeHolder } from './outline-scope.ts';

export class MatchHolders {
  readonly #source: OutlineScope;
  readonly #target: OutlineScope;
  readonly #counterparts: ReadonlyMap<string, string>;
  readonly #known = new Map<OutlineNode | undefined, ScopeHolder | undefined>();

  /** @param counterparts paths of the translation's pages by those of the source */
  constructor(source: OutlineScope, target: OutlineScope, counterparts: ReadonlyMap<string, string>) {
    this.#source = source;
    this.#target = target;
    this.#counterparts = counterparts;
    this.#known.set(source.root.node, target.root);
  }

  /** What stands around an entry of the source. */
  around(node: OutlineNode): ScopeHolder {
    return this.#source.holderOf(node);
  }

  isRoot(holder: ScopeHolder): boolean {
    return holder.node === this.#source.root.node;
  }

  /** The group or part that answers one of the source; `undefined` where the translation has none. */
  find(holder: ScopeHolder): ScopeHolder | undefined {
    const { node } = holder;
    if (this.#known.has(node)) return this.#known.get(node);
    const found = node && this.#search(node);
    this.#known.set(node, found);
    return found;
  }

  /** The entry that answers one of the source, if it stands in the holder. */
  answer(node: OutlineNode, holder: ScopeHolder): OutlineNode | undefined {
    const page = node.kind === 'page' ? pageOfNode(node) : undefined;
    const there =
      page === undefined
        ? this.find({ node, children: node.children })?.node
        : this.#target.pages.get(this.#counterparts.get(page) ?? '');
    return there !== undefined && this.#target.holderOf(there).node === holder.node ? there : undefined;
  }

  #search(node: OutlineNode): ScopeHolder | undefined {
    const parent = this.around(node);
    const there = this.find(parent);
    if (there === undefined) return undefined;
    const candidates = there.children.filter((child) => isSameKind(child, node));
    const answered = this.#mostPages(node, candidates) ?? this.#sameName(node, candidates);
    const found = answered ?? this.#samePlace(node, parent, candidates);
    return found && { node: found, children: found.children };
  }

  /** The one that has most of the pages which answer those of the source's. */
  #mostPages(node: OutlineNode, candidates: readonly OutlineNode[]): OutlineNode | undefined {
    const counts = new Map<OutlineNode, number>();
    const wanted = new Set(candidates);
    for (const page of pagesBelow(node)) {
      const there = this.#target.pages.get(this.#counterparts.get(page) ?? '');
      const holder = there && this.#ancestorAmong(there, wanted);
      if (holder) counts.set(holder, (counts.get(holder) ?? 0) + 1);
    }
    return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }

  #ancestorAmong(node: OutlineNode, wanted: ReadonlySet<OutlineNode>): OutlineNode | undefined {
    for (let at: OutlineNode | undefined = node; at !== undefined; at = this.#target.holderOf(at).node) {
      if (wanted.has(at)) return at;
      if (at === this.#target.root.node) return undefined;
    }
    return undefined;
  }

  #sameName({ label }: OutlineNode, candidates: readonly OutlineNode[]): OutlineNode | undefined {
    return candidates.find((candidate) => candidate.label.toLowerCase() === label.toLowerCase());
  }

  /** Where there are as many as in the source, the one at the same place, unless it answers another one. */
  #samePlace(node: OutlineNode, parent: ScopeHolder, candidates: readonly OutlineNode[]): OutlineNode | undefined {
    const siblings = parent.children.filter((child) => isSameKind(child, node));
    if (siblings.length !== candidates.length) return undefined;
    const candidate = candidates[siblings.indexOf(node)];
    const answers = new Set(this.#counterparts.values());
    return candidate && pagesBelow(candidate).some((page) => answers.has(page)) ? undefined : candidate;
  }
}

function isSameKind(one: OutlineNode, other: OutlineNode): boolean {
  return one.kind === other.kind && (one.kind === 'group' || one.path.at(-2) === other.path.at(-2));
}

function pagesBelow(node: OutlineNode): readonly string[] {
  return node.children.flatMap((child) => {
    const page = child.kind === 'page' ? pageOfNode(child) : undefined;
    return page === undefined ? pagesBelow(child) : [page];
  });
}
