import { useEffect, useRef } from 'react';
import { IconMark } from '../../../icons/icon-mark.tsx';
import { writingWords } from '../../../words/writing.ts';
import classes from './insert.module.css';
import type { InsertItem } from './insert-items.ts';

export interface InsertListProps {
  /** Of the list; its options are numbered behind it. */
  readonly id: string;
  readonly items: readonly InsertItem[];
  readonly current: number;
  /** Groups have titles; a list that a query found is in one piece. */
  readonly isGrouped: boolean;
  /** No field of its own has the keys for it: then it can have the focus itself. */
  readonly isAlone?: boolean;
  readonly onCurrent: (index: number) => void;
  readonly onChoose: (item: InsertItem) => void;
}

/** What can be inserted, with a drawing and a line about each. Keys come from the field that it belongs to. */
export function InsertList(props: InsertListProps) {
  const { id, items, current, isGrouped, isAlone = false, onCurrent, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${current}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={writingWords.insert.list}
      className={classes.list}
      tabIndex={isAlone ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <div key={item.id} role="presentation">
          {isGrouped && item.group !== items[index - 1]?.group && (
            <div className={classes.group} role="presentation">
              {item.group}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field that has the focus. */}
          <div
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={classes.item}
            onMouseMove={() => index !== current && onCurrent(index)}
            // The focus stays where the keys are.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            <span className={classes.drawing}>
              <IconMark icon={{ name: item.icon }} size={18} />
            </span>
            <span className={classes.words}>
              <span className={classes.label}>{item.label}</span>{' '}
              <span className={classes.description}>{item.description}</span>
            </span>
          </div>
        </div>
      ))}
      {items.length === 0 && <p className={classes.none}>{writingWords.insert.none}</p>}
    </div>
  );
}
