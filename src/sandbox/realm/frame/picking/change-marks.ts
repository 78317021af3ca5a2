/** Marks what has changed in a page, or is noted: its blocks at their side, its words where they stand. */
import { CHANGE_KINDS, type MarkedChange } from '../../../block-messages.ts';
import { type ElementPlaces, elementsInLines } from './element-places.ts';
import type { Marks } from './marks.ts';
import { createWordMarks, findShownWords, type WordMark } from './word-marks.ts';

/** @returns marks these changes in place of the last ones; elements for which `isShown` is false have no mark */
export function createChangeMarks(marks: Marks, isShown: (element: Element) => boolean) {
  const words = createWordMarks();
  return (changes: readonly MarkedChange[], places: ElementPlaces): void => {
    const marked = changes.map((change) => ({
      change,
      elements: elementsInLines(change, places).filter(isShown),
    }));
    for (const kind of CHANGE_KINDS) {
      const elements = marked.flatMap((one) => (one.change.change === kind ? one.elements : []));
      marks.set({ kind, elements: [...new Set(elements)] });
    }
    words.set(marked.flatMap(({ change, elements }) => wordMarksOf(change, elements)));
  };
}

function wordMarksOf({ change, words = [] }: MarkedChange, elements: readonly Element[]): readonly WordMark[] {
  return words.flatMap((shown) => {
    const range = elements.map((element) => findShownWords(element, shown)).find((found) => found !== undefined);
    const kind = change === 'noted' ? 'noted' : shown.words === '' ? 'gone' : 'changed';
    return range ? [{ kind, range }] : [];
  });
}
