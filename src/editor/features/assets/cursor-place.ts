import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { type InsertPlace, lastPlace } from '../../uploads/insert-places.ts';

/** Where the cursor of a page is or was last: in its form or its source; at its end where no editor of it is open. */
export function cursorPlace(editor: EditorHandle | undefined): InsertPlace {
  return (editor && lastPlace(editor)) ?? placeAt(editor, editor?.readSelection().cursor);
}

/** At an offset of the page; without one, at its end. */
export function placeAt(editor: EditorHandle | undefined, offset: number | undefined): InsertPlace {
  return {
    at: offset,
    show: (selection) => {
      editor?.select(selection);
      editor?.focus();
    },
  };
}
