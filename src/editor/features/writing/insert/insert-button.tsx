import { Button, Popover } from '@mantine/core';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { writingWords } from '../../../words/writing.ts';
import classes from './insert.module.css';
import type { InsertItem } from './insert-items.ts';
import { InsertSearch } from './insert-search.tsx';

export interface InsertButtonProps {
  /** Names of the elements around the cursor, from the outermost in, with blanks between them. */
  readonly inside: string;
  readonly onChoose: (item: InsertItem) => void;
  readonly isDisabled: boolean;
}

/** Opens everything that can be inserted, with a search. */
export const InsertButton = memo(({ inside, onChoose, isDisabled }: InsertButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={360}
      position="bottom-start"
      trapFocus
      transitionProps={{ duration: 0 }}
      shadow="md"
    >
      <Popover.Target>
        <Button
          data-rove
          className={classes.button ?? ''}
          size="compact-xs"
          h={28}
          variant="default"
          disabled={isDisabled}
          leftSection={<Plus size={14} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        >
          {writingWords.insert.button}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={writingWords.insert.button}>
        <InsertSearch
          inside={inside}
          onChoose={(item) => {
            setOpen(false);
            onChoose(item);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
});
