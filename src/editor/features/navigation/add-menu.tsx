import { Menu } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
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
            <Menu.Divider />
            {NEWER.map((newer) => (
              <PartItem key={newer} words={wordsOf(newer)} onClick={() => onAdd({ newer })} />
            ))}
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
  return (
    <>
      {offeredKinds(outline, near).map((kind) => (
        <PartItem key={kind} words={partWords.kinds[kind]} onClick={() => onAdd({ kinds: [kind] })} />
      ))}
      <PartItem words={partWords.linkOnAll} onClick={() => onAdd(linkOnAll(outline))} />
    </>
  );
}

/** In the order in which the later format offers them. */
const NEWER = ['language', 'version', 'product', 'dropdown', 'linkOnAll'] as const;

function wordsOf(newer: (typeof NEWER)[number]): PartWords {
  return newer === 'linkOnAll' ? partWords.linkOnAll : partWords.kinds[newer];
}

interface PartWords {
  readonly name: string;
  /** What readers see of it. */
  readonly seen: string;
}

function PartItem({ words: { name, seen }, onClick }: { readonly words: PartWords; readonly onClick: () => void }) {
  return (
    <Menu.Item onClick={onClick}>
      {partWords.add(name)}
      <span className={classes.reason}>{seen}</span>
    </Menu.Item>
  );
}
