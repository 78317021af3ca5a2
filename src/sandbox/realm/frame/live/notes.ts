/** What is to be said of the components of the page that is shown. The app says it, beside the page. */
import type { LiveNote } from '../../../protocol.ts';

export interface Notes {
  /** @param component number of the one that it is about */
  readonly add: (component: number, note: LiveNote) => void;
  /** The component has gone, or starts afresh. */
  readonly remove: (component: number) => void;
  readonly clear: () => void;
}

/** An author's code must not fill the app with sentences. */
const MOST_NOTES = 5;
const LONGEST_MESSAGE = 300;

/** @param tell is given all there are, each once, whenever they are others */
export function createNotes(tell: (notes: readonly LiveNote[]) => void): Notes {
  /** By number of the component; what is said by its JSON. */
  const notes = new Map<number, Map<string, LiveNote>>();
  let told = '';
  const tellAnew = (): void => {
    const first = firstOf(notes.values());
    const key = [...first.keys()].join();
    if (key === told) return;
    told = key;
    tell([...first.values()]);
  };
  return {
    add(component, { message, ...rest }) {
      const note = { ...rest, ...(message !== undefined && { message: message.slice(0, LONGEST_MESSAGE) }) };
      const own = notes.get(component) ?? new Map<string, LiveNote>();
      notes.set(component, own);
      if (own.size >= MOST_NOTES) return;
      own.set(JSON.stringify(note), note);
      tellAnew();
    },
    remove(component) {
      notes.delete(component);
      tellAnew();
    },
    clear() {
      notes.clear();
      tellAnew();
    },
  };
}

/** Each once, and no more than are told. */
function firstOf(all: Iterable<ReadonlyMap<string, LiveNote>>): ReadonlyMap<string, LiveNote> {
  const first = new Map<string, LiveNote>();
  for (const own of all) {
    for (const [key, note] of own) {
      first.set(key, note);
      if (first.size >= MOST_NOTES) return first;
    }
  }
  return first;
}
