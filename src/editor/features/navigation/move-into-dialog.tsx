import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { type OutlineNode, walkOutline } from '../../../authoring/navigation-edit/outline.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { navigationDialogWords as words } from '../../words/navigation-dialogs.ts';

export interface MoveIntoDialogProps {
  /** What is moved, in words. */
  readonly name: string;
  readonly roots: readonly OutlineNode[];
  readonly onMove: (target: OutlineNode | undefined) => void;
  readonly onClose: () => void;
}

const INDENT = '\u2003';

/** A list of all groups to choose from: the way for a hand that cannot drag far. */
export function MoveIntoDialog({ name, roots, onMove, onClose }: MoveIntoDialogProps) {
  const groups = [...walkOutline(roots)].filter(({ node }) => node.kind === 'group' || node.kind === 'division');
  const [chosen, setChosen] = useState('');
  const options = groups.map(({ node, depth }) => ({
    value: node.id,
    label: INDENT.repeat(depth) + (node.label === '' ? words.noTitle : node.label),
  }));
  return (
    <FormDialog
      title={words.moveInto(name)}
      size="sm"
      submit={words.move}
      onSubmit={() => {
        onMove(groups.find(({ node }) => node.id === chosen)?.node);
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={words.groupLabel}
        data-autofocus
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[{ value: '', label: words.topOfNavigation }, ...options]}
      />
    </FormDialog>
  );
}
