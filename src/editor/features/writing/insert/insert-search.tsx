import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { writingWords } from '../../../words/writing.ts';
import { insertWords } from '../../../words/writing-commands.ts';
import classes from './insert.module.css';
import { findItems, type InsertItem, stepInList } from './insert-items.ts';
import { InsertList } from './insert-list.tsx';
import { useInsertItems } from './use-insert-items.ts';

export interface InsertSearchProps {
  /** Names of the elements around the place, from the outermost in, with blanks between them. */
  readonly inside: string;
  /** Offered before all others. */
  readonly first?: InsertItem;
  readonly onChoose: (item: InsertItem) => void;
}

/** Everything that can be inserted, with a search that has the keys for the list. */
export function InsertSearch({ inside, first, onChoose }: InsertSearchProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const itemsIn = useInsertItems();
  const items = useMemo(() => {
    const offered = itemsIn(inside);
    return findItems(first ? [first, ...offered] : offered, query);
  }, [itemsIn, inside, first, query]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepInList(event.key, current, items.length);
    const item = items[current];
    if (next !== undefined) setCurrent(next);
    else if (event.key === 'Enter' && item) onChoose(item);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={classes.search}>
        <TextInput
          data-autofocus
          // Keys that are pressed right after the button belong here.
          autoFocus
          role="combobox"
          aria-label={writingWords.insert.find}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          placeholder={insertWords.example}
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
        onChoose={onChoose}
      />
    </>
  );
}
