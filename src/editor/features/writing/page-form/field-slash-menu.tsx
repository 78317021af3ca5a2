import { type Ref, type RefObject, useEffect, useId, useImperativeHandle, useMemo, useState } from 'react';
import { type InsertItem, stepInList } from '../insert/insert-items.ts';
import { InsertPopup } from '../insert/insert-popup.tsx';
import { itemsForSlash, namedItems } from '../insert/named-items.ts';

export interface SlashMenuHandle {
  /** Whether the list is meant by what a field holds. */
  readonly isFor: (typed: string) => boolean;
  /** Whether the list has used the key. */
  readonly onKey: (key: string) => boolean;
}

export interface FieldSlashMenuProps {
  readonly ref: Ref<SlashMenuHandle>;
  /** What an empty field of the form has come to hold. */
  readonly typed: string;
  readonly inside: string;
  readonly field: RefObject<HTMLElement | null>;
  readonly onChoose: (item: InsertItem) => void;
}

/** The list that a slash opens in an empty field, the same as in the code. */
export function FieldSlashMenu({ ref, typed, inside, field, onChoose }: FieldSlashMenuProps) {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [dismissed, setDismissed] = useState('');
  const offered = useMemo(() => itemsForSlash(inside), [inside]);
  const find = (text: string) =>
    dismissed !== '' && text.startsWith(dismissed) ? undefined : namedItems(text, offered);
  const found = find(typed);
  const isOpen = found !== undefined;
  const items = found ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query finds other items.
  useEffect(() => setCurrent(0), [typed]);
  useEffect(() => {
    if (typed === '') setDismissed('');
  }, [typed]);
  useImperativeHandle(ref, () => ({
    isFor: (text) => find(text) !== undefined,
    onKey: (key) => {
      if (!isOpen) return false;
      const next = stepInList(key, current, items.length);
      const item = items[current];
      if (key === 'Escape') setDismissed(typed);
      else if (next !== undefined) setCurrent(next);
      else if ((key === 'Enter' || key === 'Tab') && item) onChoose(item);
      else return false;
      return true;
    },
  }));

  const box = isOpen ? field.current?.getBoundingClientRect() : undefined;
  if (!box) return null;
  return (
    <InsertPopup
      id={id}
      place={box}
      items={items}
      current={Math.min(current, Math.max(items.length - 1, 0))}
      isGrouped={typed === '/'}
      onCurrent={setCurrent}
      onChoose={onChoose}
    />
  );
}
