import { useEffect, useRef, useState } from 'react';
import { isAtOrBelow } from '../../../../engine/config/config-path.ts';
import type { SettingPath } from '../../../store/index.ts';
import { valueAt } from '../setting-value.ts';
import { useSettings } from '../settings-context.ts';
import { itemLine } from './item-line.ts';

/** The items of a list with an identity each, so that what is open and has the focus moves along with its item. */
export interface ListState {
  readonly items: readonly unknown[];
  readonly ids: readonly number[];
  /** Says to a screen reader what was done. */
  readonly announcement: string;
  readonly isOpen: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  readonly add: (value: unknown) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/**
 * @param kind what an item is called, such as "Tab"
 * @param focusItem puts the focus on an item, or on the button that adds one when there is none
 */
export function useList(path: SettingPath, kind: string, focusItem: (index: number) => void): ListState {
  const { config, edit, editList, target } = useSettings();
  const value = valueAt(config, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const nextId = useRef(0);
  const ids = useRef<number[]>([]);
  // Whatever changed the list elsewhere (undo, the code), its first items are taken for the same ones.
  while (ids.current.length < items.length) ids.current.push(nextId.current++);
  ids.current.length = items.length;
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const waiting = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (waiting.current === undefined) return;
    focusItem(waiting.current);
    waiting.current = undefined;
  });
  const opened = useRef<SettingPath | undefined>(undefined);
  useEffect(() => {
    if (opened.current === target) return;
    opened.current = target;
    const isInside = target !== undefined && isAtOrBelow(target, path);
    const id = isInside ? ids.current[Number(target[path.length])] : undefined;
    if (id !== undefined) setOpen((before) => new Set(before).add(id));
  }, [target, path]);

  const nameOf = (index: number) => itemLine(items[index], kind).title;
  const insert = (index: number, item: unknown, label: string) => {
    // Where something else stands in the list's place, the list takes it over.
    if (value === undefined || Array.isArray(value)) editList(path, { kind: 'insert', index, value: item }, label);
    else edit(path, [item], kind.toLowerCase());
    const id = nextId.current++;
    ids.current.splice(index, 0, id);
    setOpen((before) => new Set(before).add(id));
    setAnnouncement(`${label}, place ${index + 1}`);
    waiting.current = index;
  };
  return {
    items,
    ids: ids.current,
    announcement,
    isOpen: (id) => open.has(id),
    toggle: (id) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    add: (item) => insert(items.length, item, `Add ${kind.toLowerCase()}`),
    duplicate: (index) => insert(index + 1, items[index], `Duplicate ${nameOf(index)}`),
    remove: (index) => {
      editList(path, { kind: 'remove', index }, `Remove ${nameOf(index)}`);
      ids.current.splice(index, 1);
      setAnnouncement(`Removed ${nameOf(index)}`);
      waiting.current = Math.min(index, items.length - 2);
    },
    move: (from, to) => {
      if (to < 0 || to >= items.length) {
        setAnnouncement(`${nameOf(from)} is already ${to < 0 ? 'the first' : 'the last'}`);
        return;
      }
      editList(path, { kind: 'move', from, to }, `Move ${nameOf(from)} ${to < from ? 'up' : 'down'}`);
      ids.current.splice(to, 0, ...ids.current.splice(from, 1));
      setAnnouncement(`Moved ${nameOf(from)} to place ${to + 1} of ${items.length}`);
      waiting.current = to;
    },
  };
}
