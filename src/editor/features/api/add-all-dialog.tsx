import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiListing } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { apiWords as words } from '../../words/api.ts';
import classes from './api.module.css';
import type { ApiSteps } from './use-api-steps.tsx';

export interface AddAllDialogProps {
  readonly listing: ApiListing;
  readonly steps: ApiSteps;
  readonly onClose: () => void;
}

/** Pages for all operations of a description: made by themselves, or a file for each. */
export default function AddAllDialog({ listing, steps, onClose }: AddAllDialogProps) {
  const missing = listing.operations.filter(({ pages }) => pages.length === 0);
  const isNoneThere = missing.length === listing.operations.length;
  const [way, setWay] = useState(isNoneThere ? 'generated' : 'files');
  const [group, setGroup] = useState<string>(words.apiReference);
  const [problem, setProblem] = useState<string>();
  const add = () => {
    if (way === 'generated' && group.trim() === '') return setProblem(words.groupNameMissing);
    const refusal = way === 'generated' ? steps.addGenerated(listing, group.trim()) : steps.addAll(missing);
    if (refusal === undefined) onClose();
    else setProblem(refusal);
  };
  return (
    <Modal opened onClose={onClose} title={<strong>{words.allTitle(listing.file)}</strong>} size={520}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack gap={16}>
          <Radio.Group label={words.way} value={way} onChange={setWay}>
            <Stack gap={12} mt={8}>
              <Radio value="generated" label={words.generatedWay} description={words.generatedHelp} data-autofocus />
              <Radio
                value="files"
                label={words.filesWay(missing.length)}
                description={words.filesHelp}
                disabled={missing.length === 0}
              />
            </Stack>
          </Radio.Group>
          {way === 'generated' && (
            <TextInput
              label={words.groupName}
              value={group}
              onChange={({ currentTarget }) => {
                setGroup(currentTarget.value);
                setProblem(undefined);
              }}
            />
          )}
          {problem !== undefined && (
            <p className={classes.problem} role="alert">
              <MessageText text={problem} />
            </p>
          )}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.addPages}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
