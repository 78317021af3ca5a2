import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { encodeText } from '../../../engine/project/text.ts';
import { useProjectActions } from '../../project-context.ts';
import { newPageText, suggestPath } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { pageFile } from './page-file.ts';

export interface AddPageDialogProps {
  /** The page that the new one is put beside. */
  readonly besides: string | undefined;
  readonly onClose: () => void;
  readonly onAdded: (file: string) => void;
}

export function AddPageDialog({ besides, onClose, onAdded }: AddPageDialogProps) {
  const { addFile } = useProjectActions();
  const [title, setTitle] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const path = ownPath ?? suggestPath(title, besides);

  const add = () => {
    if (path.trim() === '') {
      setProblem('The page needs a path, such as `guides/quickstart`.');
      return;
    }
    const file = pageFile(path);
    const result = addFile(file, encodeText(newPageText(title.trim() || 'New page')));
    if (result.status === 'refused') {
      setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
      return;
    }
    onAdded(file);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={<strong>Add a page</strong>} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack gap={16}>
          <TextInput
            label="Title"
            data-autofocus
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <TextInput
            label="Path"
            description="Where the page stands in the site; folders are separated by slashes."
            value={path}
            onChange={(event) => {
              setOwnPath(event.currentTarget.value);
              setProblem(undefined);
            }}
            error={problem !== undefined && <MessageText text={problem} />}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add the page</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
