import { Popover } from '@mantine/core';
import type { ScreenPlace } from '../../../monaco/editor-handle.ts';
import { blockMenuWords } from '../../../words/block-menu.ts';
import { type InsertItem, PARAGRAPH } from '../insert/insert-items.ts';
import { InsertSearch } from '../insert/insert-search.tsx';

export interface AddBelowProps {
  /** Of the handle. */
  readonly place: ScreenPlace;
  /** Names of the elements around the block, with blanks between them. */
  readonly inside: string;
  readonly onChoose: (item: InsertItem) => void;
  readonly onClose: () => void;
}

/** Everything that can be put below a block of the page, beside its handle. */
export default function AddBelow({ place, inside, onChoose, onClose }: AddBelowProps) {
  const { left, top, height } = place;
  return (
    <Popover
      opened
      onChange={onClose}
      width={360}
      position="bottom-start"
      trapFocus
      withRoles={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      shadow="md"
    >
      <Popover.Target>
        <span style={{ position: 'fixed', pointerEvents: 'none', left, top, height }} />
      </Popover.Target>
      <Popover.Dropdown p={0} maw="calc(100vw - 16px)" role="dialog" aria-label={blockMenuWords.add}>
        <InsertSearch inside={inside} first={PARAGRAPH} onChoose={onChoose} />
      </Popover.Dropdown>
    </Popover>
  );
}
