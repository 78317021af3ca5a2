import { Menu } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PartKind } from '../../../authoring/navigation-edit/division-kinds.ts';
import type { Outline, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { navigationWords as words } from '../../words/navigation.ts';
import { navigationPartWords as partWords } from '../../words/navigation-parts.ts';
import type { AddingKind } from './adding-dialogs.tsx';
import { linkOnAll } from './adding-part.ts';
import classes from './navigation.module.css';
import { offeredKinds } from './part-choices.ts';

export interface AddMenuProps {
  readonly outline: Outline;
  /** The entry that new ones come near to. */
  readonly chosen: () => OutlineNode | undefined;
  readonly onAdd: (kind: AddingKind) => void;
}

/** Everything that can be added here, with a line on what readers see of it. */
export function AddMenu({ outline, chosen, onAdd }: AddMenuProps) {
  const [near, setNear] = useState<OutlineNode>();
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} onOpen={() => setNear(chosen())}>
      <Menu.Target>
        <IconButton label={words.add}>
          <Plus size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.addDropdown ?? ''}>
        <Menu.Item onClick={() => onAdd('page')}>{words.addPage}</Menu.Item>
        <Menu.Item onClick={() => onAdd('group')}>{words.addGroup}</Menu.Item>
        <Menu.Item onClick={() => onAdd('link')}>{words.addLink}</Menu.Item>
        <Menu.Divider />
        {outline.format === 'contract' ? (
          <>
            <Menu.Item onClick={() => onAdd('tab')}>{words.addTab}</Menu.Item>
            <Menu.Item onClick={() => onAdd('anchor')}>{words.addAnchor}</Menu.Item>
          </>
        ) : (
          <PartItems outline={outline} near={near} onAdd={onAdd} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface PartItemsProps extends Omit<AddMenuProps, 'chosen'> {
  readonly near: OutlineNode | undefined;
}

function PartItems({ outline, near, onAdd }: PartItemsProps) {
  const item = (key: PartKind | 'link', { name, seen }: { readonly name: string; readonly seen: string }) => (
    <Menu.Item key={key} onClick={() => onAdd(key === 'link' ? linkOnAll(outline) : { kinds: [key] })}>
      {partWords.add(name)}
      <span className={classes.reason}>{seen}</span>
    </Menu.Item>
  );
  return (
    <>
      {offeredKinds(outline, near).map((kind) => item(kind, partWords.kinds[kind]))}
      {item('link', partWords.linkOnAll)}
    </>
  );
}
