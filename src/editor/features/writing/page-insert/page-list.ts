/** The list that a slash opens in an empty paragraph of the page: the same as in the form. Its keys come from the page. */
import { createStore, type StoreApi } from 'zustand';
import { elementsAround, scanElements } from '../../../../page-source/blocks/jsx-elements.ts';
import type { Box } from '../../../ui/box-in-window.ts';
import { type InsertItem, stepInList } from '../insert/insert-items.ts';
import { itemsForSlash, namedItems } from '../insert/named-items.ts';

export interface ShownList {
  readonly items: readonly InsertItem[];
  readonly current: number;
  /** Nothing is named yet. */
  readonly isGrouped: boolean;
  /** Of the field, in the window of the frame, in its pixels. Absent until the frame has told. */
  readonly box?: Box | undefined;
}

export interface PageList {
  /** Nothing while it is closed. */
  readonly state: StoreApi<{ readonly shown: ShownList | undefined }>;
  readonly open: (typed: string, text: string, at: number) => boolean;
  readonly close: () => void;
  readonly place: (box: Box | undefined) => void;
  /** `list-up`, `list-down`, `enter`; whether it had something to do. */
  readonly press: (key: string) => boolean;
  readonly point: (index: number) => void;
}

const KEYS: Readonly<Record<string, string>> = { 'list-up': 'ArrowUp', 'list-down': 'ArrowDown' };

export function createPageList(onChoose: (item: InsertItem) => void): PageList {
  const state = createStore<{ readonly shown: ShownList | undefined }>(() => ({ shown: undefined }));
  const read = () => state.getState().shown;
  const show = (shown: ShownList | undefined) => {
    if (shown !== read()) state.setState({ shown });
  };
  const point = (index: number) => {
    const shown = read();
    if (shown) show({ ...shown, current: index });
  };
  return {
    state,
    open(typed, text, at) {
      // Most of what is typed is no name.
      if (!typed.startsWith('/')) return false;
      const inside = elementsAround(scanElements(text), at).map(({ name }) => name);
      const items = namedItems(typed, itemsForSlash(inside.join(' ')));
      if (items) show({ items, current: 0, isGrouped: typed === '/', box: read()?.box });
      return items !== undefined;
    },
    close: () => show(undefined),
    place(box) {
      const shown = read();
      if (shown && box) show({ ...shown, box });
    },
    press(key) {
      const shown = read();
      if (!shown) return false;
      const next = stepInList(KEYS[key] ?? '', shown.current, shown.items.length);
      const item = shown.items[shown.current];
      if (next !== undefined) point(next);
      else if (key === 'enter' && item) onChoose(item);
      else return false;
      return true;
    },
    point,
  };
}
