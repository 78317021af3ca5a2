import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { homeWords as words } from '../../words/home.ts';
import { uiWords } from '../../words/ui.ts';

export interface RenameDialogProps {
  readonly name: string;
  /** Not called with an empty name, or with the one that it has. */
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const [draft, setDraft] = useState(name);
  const wanted = draft.trim();
  return (
    <Dialog onClose={onClose} title={words.renameTitle} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === '') return;
          if (wanted !== name) onRename(wanted);
          onClose();
        }}
      >
        <Stack gap={16}>
          <TextInput
            label={words.projectName}
            data-autofocus
            value={draft}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {uiWords.cancel}
            </Button>
            <Button type="submit" disabled={wanted === ''}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
