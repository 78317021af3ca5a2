/** Where in its page something goes that is pasted into a field or dropped on it. */
import type { AssetMarkup } from '../../authoring/assets/asset-markup.ts';
import type { SourceChange, TextRange } from '../../project/text-edit.ts';

/** The change of a page's text that puts pieces somewhere. */
export type PlaceMarkup = (text: string, pieces: readonly AssetMarkup[]) => SourceChange;

export interface InsertPlace {
  /** An offset in the page, or what puts the pieces where they belong; `undefined`: the end of the page. */
  readonly at: PlaceMarkup | number | undefined;
  /** Gives the focus to what was put in. */
  readonly show: (selection: TextRange) => void;
}

/** A point of the window, in its pixels. */
export interface WindowPoint {
  readonly left: number;
  readonly top: number;
}

export interface PlaceQuery {
  /** What has the focus, or what something is dropped on. */
  readonly target: Element;
  /** Absent where the cursor in the target says it. */
  readonly point?: WindowPoint;
}

type FindPlace = (query: PlaceQuery) => InsertPlace | undefined;

const FINDERS = new WeakMap<Element, FindPlace>();

/** Lets an element with fields tell the places in it. Gives back how to end it. */
export function registerPlaces(element: Element, find: FindPlace): () => void {
  FINDERS.set(element, find);
  return () => void FINDERS.delete(element);
}

/** The place that the innermost element around the target tells; `undefined` where none does. */
export function findPlace(query: PlaceQuery): InsertPlace | undefined {
  for (let element: Element | null = query.target; element; element = element.parentElement) {
    const place = FINDERS.get(element)?.(query);
    if (place) return place;
  }
  return undefined;
}

const LAST = new WeakMap<object, () => InsertPlace | undefined>();

/** Lets the tools of an editor tell where in it something was written last. Gives back how to end it. */
export function registerLastPlace(editor: object, read: () => InsertPlace | undefined): () => void {
  LAST.set(editor, read);
  return () => void LAST.delete(editor);
}

/** Where something was written last, when the cursor of the source does not say it. */
export function lastPlace(editor: object): InsertPlace | undefined {
  return LAST.get(editor)?.();
}
