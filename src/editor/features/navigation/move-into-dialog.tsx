import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { canDrop, type DropTarget } from '../../../authoring/navigation-edit/can-drop.ts';
import { isHolder, type Outline, type OutlineNode, walkOutline } from '../../../authoring/navigation-edit/outline.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { navigationDialogWords as words } from '../../words/navigation-dialogs.ts';
import { titleOf } from './row-words.ts';

export interface MoveIntoDialogProps {
  /** What is moved, in words. */
  readonly name: string;
  readonly nodes: readonly OutlineNode[];
  readonly outline: Outline;
  readonly onMove: (target: OutlineNode | undefined) => void;
  readonly onClose: () => void;
}

const INDENT = '\u2003';

/** A list of all that it may be moved into: the way for a hand that cannot drag far. */
export function MoveIntoDialog({ name, nodes, outline, onMove, onClose }: MoveIntoDialogProps) {
  // Of parts of the site only few places hold any; for groups and pages a refusal tells what to do.
  const isPart = nodes.some(({ part }) => part !== undefined);
  const fits = (target: DropTarget) => !isPart || canDrop(outline, nodes, target).status === 'ok';
  const groups = walkOutline(outline.roots).filter(({ node }) => isHolder(node) && fits({ node, place: 'into' }));
  const isTopOffered = fits({ node: undefined, place: 'into' });
  const [chosen, setChosen] = useState(isTopOffered ? '' : (groups[0]?.node.id ?? ''));
  const options = groups.map(({ node, depth }) => ({
    value: node.id,
    label: INDENT.repeat(depth) + (titleOf(node) || words.noTitle),
  }));
  return (
    <FormDialog
      title={words.moveInto(name)}
      size="sm"
      submit={words.move}
      onSubmit={() => {
        if (options.length === 0 && !isTopOffered) return onClose();
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
        {...(options.length === 0 && !isTopOffered && { description: words.noPlaceInto })}
        data={isTopOffered ? [{ value: '', label: words.topOfNavigation }, ...options] : options}
      />
    </FormDialog>
  );
}
