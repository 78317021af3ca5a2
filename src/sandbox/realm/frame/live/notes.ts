/** What is to be said of the components of the page that is shown. The app says it, beside the page. */
import type { LiveNote } from '../../../protocol.ts';

export interface Notes {
  /** @param component number of the one that it is about */
  readonly add: (component: number, note: LiveNote) => void;
  /** The component has gone, or starts afresh. */
  readonly remove: (component: number) => void;
  readonly clear: () => void;
}

/** @param tell is given all there are, whenever they are others */
export function createNotes(tell: (notes: readonly LiveNote[]) => void): Notes {
  const notes = new Map<string, { readonly component: number; readonly note: LiveNote }>();
  const change = (act: () => void): void => {
    const before = notes.size;
    act();
    if (notes.size !== before) tell([...notes.values()].map(({ note }) => note));
  };
  return {
    add(component, note) {
      change(() => {
        const key = `${component} ${JSON.stringify(note)}`;
        const isSaid = [...notes.values()].some((one) => JSON.stringify(one.note) === JSON.stringify(note));
        if (!isSaid) notes.set(key, { component, note });
      });
    },
    remove(component) {
      change(() => {
        for (const [key, one] of notes) if (one.component === component) notes.delete(key);
      });
    },
    clear() {
      change(() => notes.clear());
    },
  };
}
