import { Button, Popover, TextInput } from '@mantine/core';
import { Plus, Search } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useMemo, useState } from 'react';
import classes from './insert.module.css';
import { findItems, type InsertItem, insertItems } from './insert-items.ts';
import { InsertList } from './insert-list.tsx';

export interface InsertButtonProps {
  /** Names of the elements around the cursor, from the outermost in, with blanks between them. */
  readonly inside: string;
  readonly onChoose: (item: InsertItem) => void;
  readonly isDisabled: boolean;
}

/** Opens everything that can be inserted, with a search. */
export const InsertButton = memo(({ inside, onChoose, isDisabled }: InsertButtonProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const items = useMemo(() => findItems(insertItems(inside === '' ? [] : inside.split(' ')), query), [inside, query]);

  const close = () => {
    setOpen(false);
    setQuery('');
    setCurrent(0);
  };
  const choose = (item: InsertItem) => {
    close();
    onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const item = items[current];
    if (step !== undefined) setCurrent((current + step + items.length) % Math.max(items.length, 1));
    else if (event.key === 'Enter' && item) choose(item);
    else return;
    event.preventDefault();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => !open && close()}
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
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          Insert
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="Insert">
        <div className={classes.search}>
          <TextInput
            data-autofocus
            // Keys that are pressed right after the button belong here.
            autoFocus
            role="combobox"
            aria-label="Find something to insert"
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
            aria-autocomplete="list"
            placeholder="Note, steps, table…"
            leftSection={<Search size={14} aria-hidden="true" />}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setCurrent(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <InsertList
          id={id}
          items={items}
          current={current}
          isGrouped={query === ''}
          onCurrent={setCurrent}
          onChoose={choose}
        />
      </Popover.Dropdown>
    </Popover>
  );
});
