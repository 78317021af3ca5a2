/** What is withheld of which element, and the places that stand in the document for elements that have nothing else to show. */
import type { OutsideGate } from './gate.ts';
import { createPlace } from './place.ts';

export interface Places {
  /** An element of the document, with the one that it was rendered as. */
  readonly know: (rendered: Node, live: Element) => void;
  /** Nothing of this attribute is withheld so far; it is about to be looked at. */
  readonly clear: (live: Element, name: string) => void;
  readonly withhold: (live: Element, name: string, address: string) => void;
  readonly isWithheld: (live: Element, address: string) => boolean;
  /** Puts a place for an element into the document, or the element back for its place, after something has changed. */
  readonly settle: (live: Element) => void;
  /** The element that a place stands for; itself for any other. */
  readonly realOf: (live: Element) => Element;
  readonly inPlaceOf: (live: Element) => Element;
  /** What a place was rendered as; `undefined` for any other element. */
  readonly renderedOf: (place: Element) => Node | undefined;
}

/** Elements that show one thing, and nothing where it is not loaded. */
const SHOWS_ONE: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'iframe']);
const PLAYS: ReadonlySet<string> = new Set(['video', 'audio']);
const SHOWN_BY: readonly string[] = ['src', 'srcset'];

/** @param onExchanged is told what stands in the document for a rendered node from now on */
export function createPlaces(
  outside: Pick<OutsideGate, 'open' | 'noteHidden' | 'isClosed'>,
  onExchanged: (rendered: Node, live: Element) => void,
): Places {
  /** Addresses by name of the attribute. */
  const withheld = new WeakMap<Element, Map<string, Set<string>>>();
  const renderedOf = new WeakMap<Element, Node>();
  const placeOf = new WeakMap<Element, Element>();
  const realOf = new WeakMap<Element, Element>();
  const saidOf = new WeakMap<Element, string>();

  /** Addresses without which an element shows nothing; none when it shows something. */
  function missing(live: Element): readonly string[] {
    if (!SHOWS_ONE.has(live.localName) || SHOWN_BY.some((name) => live.hasAttribute(name))) return [];
    const sources = PLAYS.has(live.localName)
      ? [...live.children].filter(({ localName }) => localName === 'source')
      : [];
    if (sources.some((source) => source.hasAttribute('src'))) return [];
    return [live, ...sources].flatMap((element) => {
      const own = withheld.get(element);
      return SHOWN_BY.flatMap((name) => [...(own?.get(name) ?? [])]);
    });
  }

  function exchange(from: Element, to: Element, real: Element): void {
    from.replaceWith(to);
    const rendered = renderedOf.get(real);
    if (rendered) onExchanged(rendered, to);
  }

  function settle(live: Element): void {
    const parent = live.localName === 'source' ? live.parentElement : null;
    if (parent && PLAYS.has(parent.localName)) {
      settle(parent);
      return;
    }
    const addresses = missing(live);
    const place = placeOf.get(live);
    const isSame = place && saidOf.get(place) === addresses.join(' ');
    if (addresses.length > 0 && !isSame) {
      const made = createPlace(live, { addresses, mayOpen: !outside.isClosed(), onOpen: outside.open });
      placeOf.set(live, made);
      realOf.set(made, live);
      saidOf.set(made, addresses.join(' '));
      exchange(place ?? live, made, live);
    } else if (addresses.length === 0 && place) {
      placeOf.delete(live);
      exchange(place, live, live);
    }
    for (const [name, own] of withheld.get(live) ?? [])
      if (addresses.length === 0 || !SHOWN_BY.includes(name)) for (const address of own) outside.noteHidden(address);
  }

  return {
    know(rendered, live) {
      if (SHOWS_ONE.has(live.localName)) renderedOf.set(live, rendered);
    },
    clear(live, name) {
      withheld.get(live)?.delete(name);
    },
    withhold(live, name, address) {
      const own = withheld.get(live) ?? new Map<string, Set<string>>();
      withheld.set(live, own);
      own.set(name, (own.get(name) ?? new Set()).add(address));
    },
    isWithheld: (live, address) => [...(withheld.get(live)?.values() ?? [])].some((own) => own.has(address)),
    settle,
    realOf: (live) => realOf.get(live) ?? live,
    inPlaceOf: (live) => placeOf.get(live) ?? live,
    renderedOf: (place) => {
      const real = realOf.get(place);
      return real && renderedOf.get(real);
    },
  };
}
