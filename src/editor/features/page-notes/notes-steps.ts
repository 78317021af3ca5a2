/** Changes of the notes, each as a named step of the project. */
import { addNote, changeNote, type NewNote, type NoteChange } from '../../../authoring/page-notes/edit-notes.ts';
import { NOTES_FILE } from '../../../project/notes-file.ts';
import { encodeText } from '../../../project/text.ts';
import { textDifference } from '../../../shared/text-difference.ts';
import { type ProjectStore, selectFileText } from '../../store/index.ts';
import { pageNotesWords as words } from '../../words/page-notes.ts';

/** @returns why it could not be done, in words */
export function putNote(store: ProjectStore, note: NewNote): string | undefined {
  return write(store, note.page, words.steps.add, (text) => addNote(text, note));
}

/**
 * @param page where it is seen
 * @returns why it could not be done, in words
 */
export function editNote(store: ProjectStore, page: string, key: string, change: NoteChange): string | undefined {
  return write(store, page, words.steps[change.kind], (text) =>
    text === undefined ? undefined : changeNote(text, key, change),
  );
}

function write(
  store: ProjectStore,
  page: string,
  label: string,
  make: (text: string | undefined) => string | undefined,
): string | undefined {
  const text = selectFileText(store.settle(), NOTES_FILE);
  const next = make(text);
  if (next === undefined) return words.movedOn;
  const difference = text === undefined ? undefined : textDifference(text, next);
  const result = store.actions.editFiles({
    label,
    place: { kind: 'file', path: page },
    ...(text === undefined && { files: new Map([[NOTES_FILE, encodeText(next)]]) }),
    ...(difference && { edits: new Map([[NOTES_FILE, [difference]]]) }),
  });
  return result.status === 'refused' ? result.problem.message : undefined;
}
