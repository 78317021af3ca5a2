/** What the notes file says of one page, in the order of the page. Pure. */
import { findNoted } from '../../../authoring/page-notes/noted-words.ts';
import type { PageNote } from '../../../authoring/page-notes/page-note.ts';
import { shownWords } from '../../../page-source/blocks/shown-words.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { positionAt } from '../../../project/text-position.ts';
import type { ShownWords } from '../../../shared/shown-words.ts';

export interface PlacedNote {
  readonly note: PageNote;
  /** Where its words are now; absent where they are gone, or it is about the whole page. */
  readonly range?: TextRange | undefined;
}

/** Lines from 1, for marks on the page. */
export interface NotedLines {
  readonly change: 'noted';
  readonly first: number;
  readonly last: number;
  readonly words?: readonly ShownWords[];
}

/** Of one page, in its order: those about all of it come first, those whose words are gone last. */
export function notesOfPage(notes: readonly PageNote[], page: string, text: string): readonly PlacedNote[] {
  const own = notes.filter((note) => note.page === page);
  const placed = own.map((note) => ({ note, range: note.words && findNoted(text, note.words) }));
  const orderOf = ({ note, range }: PlacedNote) => (note.words ? (range?.start ?? text.length) : -1);
  return placed.toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** Notes whose page is no file of the project any more. */
export function lostNotes(notes: readonly PageNote[], files: ProjectFiles): readonly PageNote[] {
  return notes.filter(({ page }) => !files.has(page));
}

export function linesOfNotes(notes: readonly PlacedNote[], text: string): readonly NotedLines[] {
  return notes.flatMap(({ note, range }): readonly NotedLines[] => {
    if (range === undefined || note.isResolved) return [];
    const words = shownWords(text, range);
    const [first, last] = [positionAt(text, range.start).line, positionAt(text, range.end).line];
    return [{ change: 'noted', first, last, ...(words && { words: [words] }) }];
  });
}
