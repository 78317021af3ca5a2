import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiListing } from '../../store/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { apiWords as words } from '../../words/api.ts';
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
    <FormDialog
      title={words.allTitle(listing.file)}
      size={520}
      submit={words.addPages}
      problem={problem}
      onSubmit={add}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
