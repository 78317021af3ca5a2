import { Button } from '@mantine/core';
import type { NotesFault } from '../../../authoring/page-notes/read-notes.ts';
import { NOTES_FILE } from '../../../project/notes-file.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { pageNotesWords as words } from '../../words/page-notes.ts';
import classes from './page-notes.module.css';

export interface NoteFaultsProps {
  readonly faults: readonly NotesFault[];
  readonly onOpenFile: (file: string) => void;
}

/** What is wrong with the file of the notes, and the way to it. */
export function NoteFaults({ faults, onOpenFile }: NoteFaultsProps) {
  const [first] = faults;
  if (!first) return null;
  const places = faults.flatMap((fault) => (fault.kind === 'note' ? fault.place : []));
  return (
    <div className={classes.fault} role="alert">
      <p>
        <MessageText text={first.kind === 'note' ? words.faults.note(places) : words.faults[first.kind]} />
      </p>
      <Button variant="default" size="compact-xs" onClick={() => onOpenFile(NOTES_FILE)}>
        {words.openFile}
      </Button>
    </div>
  );
}
