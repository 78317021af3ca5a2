import { Popover } from '@mantine/core';
import { Plus } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { pathOf } from '../../../../page-source/blocks/block-path.ts';
import { writingWords } from '../../../words/writing.ts';
import { PARAGRAPH } from '../insert/insert-items.ts';
import { InsertSearch } from '../insert/insert-search.tsx';
import classes from './add-here.module.css';
import { usePageFormActions } from './page-form-context.ts';

export interface AddHereProps {
  /** Path of the element that it is in; empty for the page. */
  readonly list: string;
  /** Of the block that it is above. */
  readonly index: number;
  /** Names of the elements around it, with blanks between them. */
  readonly inside: string;
  /** There is nothing else to see here, so that it is always shown. */
  readonly isOnly?: boolean;
}

/** A place between two blocks: quiet until the pointer or the focus comes, then a line with a button. */
export const AddHere = memo(({ list, index, inside, isOnly = false }: AddHereProps) => {
  const { insert } = usePageFormActions();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.place} data-gap={pathOf({ list, index })} data-open={isOpen || isOnly || undefined}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Plus size={12} aria-hidden="true" />
        {writingWords.addHere}
      </button>
      {isOpen && (
        <Popover
          opened
          onChange={() => {
            setOpen(false);
            button.current?.focus({ preventScroll: true });
          }}
          width={360}
          position="bottom"
          trapFocus
          withRoles={false}
          returnFocus={false}
          transitionProps={{ duration: 0 }}
          shadow="md"
        >
          <Popover.Target>
            <span className={classes.anchor} />
          </Popover.Target>
          <Popover.Dropdown p={0} role="dialog" aria-label={writingWords.addHere}>
            <InsertSearch
              inside={inside}
              first={PARAGRAPH}
              onChoose={(item) => {
                setOpen(false);
                insert({ list, index }, item);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
});
