import { useId } from 'react';
import { useStore } from 'zustand';
import type { InsertItem } from '../insert/insert-items.ts';
import { InsertPopup } from '../insert/insert-popup.tsx';
import { lineInWindow } from './line-in-window.ts';
import type { PageList } from './page-list.ts';

export interface PageListLayerProps {
  readonly list: PageList;
  /** Of the page. */
  readonly frame: HTMLIFrameElement;
  readonly onChoose: (item: InsertItem) => void;
}

/** The list that a slash has opened, below the field on the page: the app draws it, since nothing that the frame does is believed. */
export default function PageListLayer({ list, frame, onChoose }: PageListLayerProps) {
  const id = useId();
  const shown = useStore(list.state, (state) => state.shown);
  if (!shown?.box) return null;
  const { items, current, isGrouped, box } = shown;
  return (
    <InsertPopup
      id={id}
      place={lineInWindow(box, frame)}
      items={items}
      current={current}
      isGrouped={isGrouped}
      onCurrent={list.point}
      onChoose={onChoose}
    />
  );
}
