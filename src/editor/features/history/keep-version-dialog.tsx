import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { uiWords } from '../../words/ui.ts';
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
  return (
    <Dialog onClose={onClose} title={words.keepTitle} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name === '') return;
          onKeep(name);
          onClose();
        }}
      >
        <Stack gap={16}>
          <TextInput
            label={words.name}
            description={words.keepHelp}
            data-autofocus
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {uiWords.cancel}
            </Button>
            <Button type="submit" disabled={name === ''}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
