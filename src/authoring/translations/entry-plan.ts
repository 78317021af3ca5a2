/** New entries of a translation, gathered until all are known. Groups that it does not have are made with them. */
import { type ConfigPath, isSamePath, valueAt } from '../../config/config-path.ts';
import { comparePlaces, titleKeyOf } from '../navigation-edit/edit-navigation.ts';
import type { OutlineNode } from '../navigation-edit/outline.ts';
import type { MatchHolders } from './match-holders.ts';
import type { OutlineScope, ScopeHolder } from './outline-scope.ts';

/** Values that go into a list of the configuration before the item that now has the index, or to its end (`Infinity`). */
export interface PlannedInsertion {
  readonly listPath: ConfigPath;
  readonly index: number;
  readonly values: readonly unknown[];
}

type Made = Record<string, unknown>;
type Place = { readonly holder: ScopeHolder } | { readonly made: Made };

export class EntryPlan {
  readonly #config: unknown;
  readonly #holders: MatchHolders;
  readonly #target: OutlineScope;
  readonly #insertions: { listPath: ConfigPath; index: number; values: unknown[] }[] = [];
  readonly #madeFor = new Map<OutlineNode, Made>();
  readonly made: string[] = [];

  /** @param config the configuration's value, of which the outline is */
  constructor(config: unknown, holders: MatchHolders, target: OutlineScope) {
    this.#config = config;
    this.#holders = holders;
    this.#target = target;
  }

  /** Adds a page where it answers an entry of the source. */
  addPage(entry: OutlineNode, page: string): void {
    const place = this.#placeOf(this.#holders.around(entry));
    if ('made' in place) listIn(place.made, 'pages').push(page);
    else
      this.#insert(
        this.#spot(entry, place.holder, (list) => list === 'pages'),
        page,
      );
  }

  /** Adds the page that the title of a group leads to. */
  addRoot(group: OutlineNode, page: string): void {
    const place = this.#placeOf({ node: group, children: group.children });
    if ('made' in place) place.made.root = page;
    else this.#insert({ listPath: [...this.#pathOf(place.holder), 'pages'], index: 0 }, page);
  }

  insertions(): readonly PlannedInsertion[] {
    const place = ({ listPath, index }: PlannedInsertion) => [...listPath, index];
    return this.#insertions.toSorted((one, other) => comparePlaces(place(other), place(one)));
  }

  #placeOf(source: ScopeHolder): Place {
    const holder = this.#holders.find(source);
    if (holder !== undefined) return { holder };
    const { node } = source;
    if (node === undefined) return { holder: this.#target.root };
    const known = this.#madeFor.get(node);
    return { made: known ?? this.#make(node) };
  }

  #make(node: OutlineNode): Made {
    const around = this.#placeOf(this.#holders.around(node));
    const { version, root } = this.#target;
    const isTop = 'holder' in around && around.holder.node === root.node;
    const value: Made = {
      [titleKeyOf(valueAt(this.#config, node.path))]: node.label,
      ...(node.icon !== undefined && { icon: node.icon }),
      ...(isTop && version !== undefined && { version }),
    };
    if (node.kind === 'group') value.pages = [];
    this.#madeFor.set(node, value);
    this.made.push(node.label);
    const list = String(node.path.at(-2));
    const fits = (key: unknown) => key === list || (node.kind === 'group' && (key === 'pages' || key === 'groups'));
    if ('made' in around) listIn(around.made, list === 'navigation' ? 'pages' : list).push(value);
    else this.#insert(this.#spot(node, around.holder, fits), value);
    return value;
  }

  /** Behind the nearest entry before it that is there, else before the nearest one behind it, else at the end. */
  #spot(entry: OutlineNode, holder: ScopeHolder, fits: (list: unknown) => boolean) {
    const siblings = this.#holders.around(entry).children;
    const at = siblings.indexOf(entry);
    const answer = (node: OutlineNode): OutlineNode | undefined => {
      const there = this.#holders.answer(node, holder);
      return there !== undefined && fits(there.path.at(-2)) ? there : undefined;
    };
    for (const [nearest, step] of [
      [siblings.slice(0, at).toReversed(), 1],
      [siblings.slice(at + 1), 0],
    ] as const) {
      for (const sibling of nearest) {
        const there = answer(sibling);
        if (there !== undefined) return { listPath: there.path.slice(0, -1), index: Number(there.path.at(-1)) + step };
      }
    }
    return { listPath: this.#listOf(entry, holder, fits), index: Number.POSITIVE_INFINITY };
  }

  #listOf(entry: OutlineNode, holder: ScopeHolder, fits: (list: unknown) => boolean): ConfigPath {
    const path = this.#pathOf(holder);
    // In the older format the top of the navigation is the list itself.
    if (path.length === 1 && holder.node === undefined && fits('navigation')) return path;
    const own = holder.node?.lists.findLast((list) => fits(list.path.at(-1)) && list.length > 0);
    return own?.path ?? [...path, entry.path.at(-2) === 'navigation' ? 'pages' : String(entry.path.at(-2))];
  }

  #pathOf({ node }: ScopeHolder): ConfigPath {
    return node?.path ?? this.#target.path;
  }

  #insert({ listPath, index }: { readonly listPath: ConfigPath; readonly index: number }, value: unknown): void {
    const same = this.#insertions.find((one) => one.index === index && isSamePath(one.listPath, listPath));
    if (same) same.values.push(value);
    else this.#insertions.push({ listPath, index, values: [value] });
  }
}

function listIn(made: Made, key: string): unknown[] {
  const list = made[key];
  if (Array.isArray(list)) return list;
  const added: unknown[] = [];
  made[key] = added;
  return added;
}
