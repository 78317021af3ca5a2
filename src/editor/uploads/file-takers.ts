/** Files that are pasted where no event of the app tells of them: in the page that is written on. */
import type { InsertPlace } from './insert-places.ts';
import type { ChosenFile } from './read-incoming.ts';

type TakeFiles = (files: readonly ChosenFile[], place: InsertPlace) => void;

const TAKERS = new WeakMap<object, TakeFiles>();

/** Lets what takes files into the page of an editor be asked to. Gives back how to end it. */
export function registerFileTaker(editor: object, take: TakeFiles): () => void {
  TAKERS.set(editor, take);
  return () => void TAKERS.delete(editor);
}

/** Asks the person how the files go into the page. */
export function takeFiles(editor: object, files: readonly ChosenFile[], place: InsertPlace): void {
  TAKERS.get(editor)?.(files, place);
}
