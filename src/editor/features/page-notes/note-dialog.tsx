import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { noteWords } from '../../../authoring/page-notes/noted-words.ts';
import { findBlock, pathAtOffset } from '../../../page-source/blocks/block-path.ts';
import { readPageBlocks } from '../../../page-source/blocks/page-blocks.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import type { PageHandle } from '../../pages/page-handle.ts';
import { useProjectStore } from '../../project-context.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { GrowingTextarea } from '../../ui/growing-textarea/growing-textarea.tsx';
import { pageNotesWords } from '../../words/page-notes.ts';
import { useNoteAuthor } from './note-author.ts';
import { putNote } from './notes-steps.ts';
import classes from './page-notes.module.css';

const words = pageNotesWords.dialog;

export interface NoteDialogProps {
  readonly page: PageHandle;
  /** Words of the page, or the cursor; absent: the page as a whole. */
  readonly selection: TextRange | undefined;
  readonly onClose: () => void;
}

/** Asks for a note on words of the page, on a block or on all of it. */
export default function NoteDialog({ page, selection, onClose }: NoteDialogProps) {
  const store = useProjectStore();
  const [author, keepAuthor] = useNoteAuthor();
  const [about] = useState(() => wordsAt(page.read(), selection));
  const [name, setName] = useState(author);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    if (text.trim() === '' || name.trim() === '') return;
    keepAuthor(name.trim());
    const note = { id: crypto.randomUUID(), page: page.file, author: name.trim(), text: text.trim(), at: Date.now() };
    const refused = putNote(store, { ...note, ...(about && { words: about }) });
    if (refused === undefined) onClose();
    else setProblem(refused);
  };
  return (
    <FormDialog title={words.title} size={480} submit={words.submit} onSubmit={add} onClose={onClose} problem={problem}>
      <div>
        <p className={classes.label}>{words.about}</p>
        <p className={classes.quote}>{about?.quote ?? pageNotesWords.wholePage}</p>
      </div>
      <GrowingTextarea
        label={words.text}
        description={words.textHelp}
        data-autofocus
        required
        minRows={3}
        maxRows={10}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <TextInput
        label={words.name}
        description={words.nameHelp}
        required
        autoComplete="name"
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </FormDialog>
  );
}

/** What is selected; of a cursor, the block that it is in. */
function wordsAt(text: string, selection: TextRange | undefined) {
  if (!selection || selection.start < selection.end) return selection && noteWords(text, selection);
  const blocks = readPageBlocks(text);
  const path = pathAtOffset(blocks, selection.start);
  const block = path === undefined ? undefined : findBlock(text, path, blocks)?.block;
  return block && noteWords(text, block);
}
