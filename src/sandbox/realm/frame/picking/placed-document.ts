/** Where the elements of the document that is shown come from, read when it is asked for. */
import type { HeldElements } from '../held-elements.ts';
import { type ElementPlaces, readElementPlaces } from './element-places.ts';
import type { PickSource } from './follow-pointer.ts';
import { createScrollLines, type ScrollLines } from './scroll-lines.ts';

export interface PlacedDocument {
  /** Path in the built site. */
  readonly output: string;
  readonly html: string;
  /** As `takePlaces` of the engine gives it. */
  readonly places: string;
  readonly rendered: Document;
  readonly liveOf: (rendered: Element) => Node | undefined;
  readonly held: HeldElements;
}

interface Known {
  readonly places: ElementPlaces;
  readonly lines: ScrollLines;
}

export interface ReadDocument {
  /** Of the document as it was read last. */
  readonly current: () => Known;
  readonly source: PickSource;
  /** The document has changed: its places are read again for whoever needs them now. */
  readonly change: () => void;
  /** They are read again for whoever asks next. */
  readonly forget: () => void;
}

export function readPlacedDocument(read: () => PlacedDocument | undefined): ReadDocument {
  let known: Known | undefined;
  /** The document has changed since its places were read. */
  let isBehind = false;

  function current(): Known {
    if (!known) {
      const shown = read();
      const places: ElementPlaces = shown
        ? readElementPlaces(shown.html, shown.places, shown.rendered, shown.liveOf)
        : new Map();
      known = { places, lines: createScrollLines(places) };
    }
    return known;
  }

  return {
    current,
    source: {
      places: () => current().places,
      placesNow: () => {
        if (isBehind) known = undefined;
        isBehind = false;
        return current().places;
      },
      output: () => read()?.output ?? '',
    },
    change() {
      isBehind = true;
    },
    forget() {
      known = undefined;
      isBehind = false;
    },
  };
}
