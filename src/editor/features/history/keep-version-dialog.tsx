import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { versionsWords as words } from '../../words/versions.ts';

export interface KeepVersionDialogProps {
  /** Not called with an empty name. */
  readonly onKeep: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a version. */
export function KeepVersionDialog({ onKeep, onClose }: KeepVersionDialogProps) {
  const [draft, setDraft] = useState('');
  const name = draft.trim();
  const submit = (): void => {
    if (name === '') return;
    onKeep(name);
    onClose();
  };
  return (
    <FormDialog
      title={words.keepTitle}
      size="sm"
      submit={words.save}
      onSubmit={submit}
      onClose={onClose}
      isDisabled={name === ''}
    >
      <TextInput
        label={words.name}
        description={words.keepHelp}
        data-autofocus
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
