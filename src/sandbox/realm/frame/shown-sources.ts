/** What the document that is shown would load, by who uses it: files of the site, and addresses of other hosts. */
import type { OutsideGate } from './outside/gate.ts';
import type { Places } from './outside/places.ts';
import type { FindAsset, Sources } from './shown-attributes.ts';

export interface ShownSources {
  /** @param name of the attribute that is shown, empty for the text of a `style` element */
  readonly of: (element: Element, name: string) => Sources;
  readonly usersOf: (source: string) => Iterable<Element>;
  /** Whether something in the document would load this address of another host. */
  readonly isUsed: (address: string) => boolean;
}

export function createShownSources(
  find: FindAsset,
  outside: Pick<OutsideGate, 'look'>,
  places: Pick<Places, 'clear' | 'withhold' | 'isWithheld'>,
): ShownSources {
  const users = new Map<string, Set<Element>>();

  function use(what: string, element: Element): void {
    const known = users.get(what);
    if (known) known.add(element);
    else users.set(what, new Set([element]));
  }

  return {
    of(element, name) {
      places.clear(element, name);
      return {
        find(asset) {
          use(asset, element);
          return find(asset);
        },
        mayLoad(address, kind) {
          use(address, element);
          const answer = outside.look(address, kind);
          if (answer === 'no') places.withhold(element, name, address);
          return answer === 'yes';
        },
      };
    },
    usersOf: (source) => users.get(source) ?? [],
    isUsed: (address) =>
      [...(users.get(address) ?? [])].some((live) => live.isConnected && places.isWithheld(live, address)),
  };
}
