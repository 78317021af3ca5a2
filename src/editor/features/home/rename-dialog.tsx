import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { homeWords as words } from '../../words/home.ts';

export interface RenameDialogProps {
  readonly name: string;
  /** Not called with an empty name, or with the one that it has. */
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const [draft, setDraft] = useState(name);
  const wanted = draft.trim();
  const submit = (): void => {
    if (wanted === '') return;
    if (wanted !== name) onRename(wanted);
    onClose();
  };
  return (
    <FormDialog
      title={words.renameTitle}
      size="sm"
      submit={words.save}
      onSubmit={submit}
      onClose={onClose}
      isDisabled={wanted === ''}
    >
      <TextInput
        label={words.projectName}
        data-autofocus
        value={draft}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
