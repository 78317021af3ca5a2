import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly description?: string;
  /** The name that it begins with, which is selected. */
  readonly name?: string;
  /** What the button says. */
  readonly submit: string;
  /** Not called with an empty name. */
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name. */
export function NameDialog({ title, label, description, name = '', submit, onName, onClose }: NameDialogProps) {
  const [draft, setDraft] = useState(name);
  const wanted = draft.trim();
  const save = (): void => {
    if (wanted === '') return;
    onName(wanted);
    onClose();
  };
  return (
    <FormDialog title={title} size="sm" submit={submit} onSubmit={save} onClose={onClose} isDisabled={wanted === ''}>
      <TextInput
        label={label}
        description={description}
        data-autofocus
        value={draft}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
