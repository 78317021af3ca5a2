import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { type OutlineNode, walkOutline } from '../../../engine/navigation-edit/outline.ts';

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
    label: INDENT.repeat(depth) + (node.label === '' ? 'No title' : node.label),
  }));
  return (
    <Modal opened onClose={onClose} title={<strong>{`Move ${name} into…`}</strong>} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onMove(groups.find(({ node }) => node.id === chosen)?.node);
          onClose();
        }}
      >
        <Stack gap={16}>
          <NativeSelect
            label="Group"
            data-autofocus
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[{ value: '', label: 'Top of the navigation' }, ...options]}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Move</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
