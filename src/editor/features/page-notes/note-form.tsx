import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { GrowingTextarea } from '../../ui/growing-textarea/growing-textarea.tsx';
import { pageNotesWords as words } from '../../words/page-notes.ts';
import { uiWords } from '../../words/ui.ts';
import classes from './page-notes.module.css';

export interface NoteFormProps {
  readonly label: string;
  readonly initial: string;
  readonly submit: string;
  /** The name as it is kept; absent where the form asks for none. */
  readonly author?: string;
  readonly onSubmit: (text: string, author: string) => void;
  readonly onClose: () => void;
}

/** The words of a note or of a reply. Ctrl (⌘) and Enter ends it, as in other places where people comment. */
export function NoteForm({ label, initial, submit, author, onSubmit, onClose }: NoteFormProps) {
  const [text, setText] = useState(initial);
  const [name, setName] = useState(author ?? '');
  const end = () => {
    if (text.trim() !== '' && (author === undefined || name.trim() !== '')) onSubmit(text.trim(), name.trim());
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        end();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) end();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <GrowingTextarea
        label={label}
        autoFocus
        required
        minRows={2}
        maxRows={8}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {author !== undefined && (
        <TextInput
          label={words.dialog.name}
          required
          autoComplete="name"
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      )}
      <Group gap={8}>
        <Button type="submit" size="compact-sm">
          {submit}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {uiWords.cancel}
        </Button>
      </Group>
    </form>
  );
}
