import { TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { withoutExtension } from '../../../project/paths.ts';
import { newPageFile } from '../../pages/page-file.ts';
import { pagePlaces } from '../../pages/page-places.ts';
import { PlaceSelect } from '../../pages/place-select.tsx';
import { useProjectStore } from '../../project-context.ts';
import { type OperationListing, selectOutline } from '../../store/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { apiWords as words } from '../../words/api.ts';
import { addOperationPage } from './operation-steps.ts';
import type { ApiSteps } from './use-api-steps.tsx';

export interface AddToDialogProps {
  readonly operation: OperationListing;
  readonly steps: ApiSteps;
  readonly onClose: () => void;
}

/** A page for an operation, with its path and its place in the navigation. */
export default function AddToDialog({ operation, steps, onClose }: AddToDialogProps) {
  const store = useProjectStore();
  const suggested = useMemo(() => addOperationPage(store.getState(), operation), [store, operation]);
  const places = useMemo(() => pagePlaces(selectOutline(store.getState()), undefined), [store]);
  const [path, setPath] = useState(withoutExtension(suggested.file));
  const [index, setIndex] = useState(places.length - 1);
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const refusal = steps.addPageAt(operation, newPageFile(path), places[index]);
    if (refusal === undefined) onClose();
    else setProblem(refusal);
  };
  return (
    <FormDialog
      title={words.addToTitle(operation.name)}
      size={440}
      submit={words.add}
      problem={problem}
      onSubmit={add}
      onClose={onClose}
    >
      <PlaceSelect places={places} value={index} onChange={setIndex} />
      <TextInput
        label={words.path}
        value={path}
        onChange={({ currentTarget }) => {
          setPath(currentTarget.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
