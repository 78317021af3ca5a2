import { useEffect, useRef, useState } from 'react';
import { isAtOrBelow } from '../../../../config/config-path.ts';
import type { SettingPath } from '../../../store/index.ts';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import { valueAt } from '../setting-value.ts';
import { useSettings } from '../settings-context.ts';
import type { Choice } from './choices.ts';
import { insertId, moveId, NO_IDS, removeId, withCount } from './item-ids.ts';
import { itemLine } from './item-line.ts';

/** The items of a list with an identity each, so that what is open and has the focus moves along with its item. */
export interface ListState {
  /** The last may be a new one, which is in the file as soon as something of it is filled in. */
  readonly items: readonly unknown[];
  /** How many of them are in the file. */
  readonly count: number;
  readonly ids: readonly number[];
  /** Says to a screen reader what was done. */
  readonly announcement: string;
  readonly isOpen: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  readonly add: () => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

export interface ListOptions {
  /** What an item is called, such as "Tab". */
  readonly kind: string;
  /** The words for items that are one of a few values. */
  readonly choices?: readonly Choice[];
  /** Puts the focus on an item, or on the button that adds one when there is none. */
  readonly focusItem: (index: number, isNew: boolean) => void;
  /** An empty list begins with a new item. */
  readonly startsWithNew?: boolean;
}

export function useList(
  path: SettingPath,
  { kind, choices, focusItem, startsWithNew = false }: ListOptions,
): ListState {
  const { config, editList, target } = useSettings();
  const value = valueAt(config, path);
  const held: readonly unknown[] = Array.isArray(value) ? value : [];
  const count = held.length;
  /** Place of the new item; once the list is longer, it is in the file. */
  const [newAt, setNewAt] = useState(startsWithNew && count === 0 ? 0 : undefined);
  if (newAt !== undefined && count > newAt) setNewAt(undefined);
  const hasNew = newAt !== undefined && count <= newAt;
  const items = hasNew ? [...held, undefined] : held;
  const [known, setIds] = useState(NO_IDS);
  // Whatever changed the list elsewhere (undo, the code), its first items are taken for the same ones.
  const ids = withCount(known, items.length);
  if (ids !== known) setIds(ids);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const waiting = useRef<{ readonly index: number; readonly isNew: boolean } | undefined>(undefined);

  useEffect(() => {
    if (waiting.current === undefined) return;
    focusItem(waiting.current.index, waiting.current.isNew);
    waiting.current = undefined;
  });
  const opened = useRef<SettingPath | undefined>(undefined);
  useEffect(() => {
    if (opened.current === target) return;
    opened.current = target;
    const isInside = target !== undefined && isAtOrBelow(target, path);
    const id = isInside ? ids.list[Number(target[path.length])] : undefined;
    if (id !== undefined) setOpen((before) => new Set(before).add(id));
  }, [target, path, ids]);

  const nameOf = (index: number) => itemLine(items[index], kind, choices).title;
  const show = (index: number, id: number, words: string) => {
    setOpen((before) => new Set(before).add(id));
    setAnnouncement(settingsFieldWords.inPlace(words, index + 1));
    waiting.current = { index, isNew: true };
  };
  return {
    items,
    count,
    ids: ids.list,
    announcement,
    isOpen: (id) => open.has(id),
    toggle: (id) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    add: () => {
      const id = ids.list[count] ?? ids.next;
      setIds(withCount(ids, count + 1));
      setNewAt(count);
      show(count, id, settingsFieldWords.new(kind.toLowerCase()));
    },
    duplicate: (index) => {
      const words = settingsFieldWords.duplicate(nameOf(index));
      editList(path, { kind: 'insert', index: index + 1, value: items[index] }, words);
      if (newAt !== undefined) setNewAt(newAt + 1);
      setIds(insertId(ids, index + 1));
      show(index + 1, ids.next, words);
    },
    remove: (index) => {
      if (index < count) editList(path, { kind: 'remove', index }, settingsFieldWords.remove(nameOf(index)));
      if (newAt !== undefined) setNewAt(index < count ? newAt - 1 : undefined);
      setIds(removeId(ids, index));
      setAnnouncement(settingsFieldWords.removed(nameOf(index)));
      waiting.current = { index: Math.min(index, items.length - 2), isNew: false };
    },
    move: (from, to) => {
      if (from >= count) return;
      if (to < 0 || to >= count) {
        setAnnouncement(to < 0 ? settingsFieldWords.isFirst(nameOf(from)) : settingsFieldWords.isLast(nameOf(from)));
        return;
      }
      editList(path, { kind: 'move', from, to }, settingsFieldWords.move(nameOf(from), to < from));
      setIds(moveId(ids, from, to));
      setAnnouncement(settingsFieldWords.moved(nameOf(from), to + 1, count));
      waiting.current = { index: to, isNew: false };
    },
  };
}
