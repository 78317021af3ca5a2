import { Portal } from '@mantine/core';
import type { ScreenPlace } from '../../../monaco/editor-handle.ts';
import { insertWords } from '../../../words/writing-commands.ts';
import classes from './insert.module.css';
import { InsertList, type InsertListProps } from './insert-list.tsx';

export interface InsertPopupProps extends Omit<InsertListProps, 'isAlone'> {
  /** The line that it opens below. */
  readonly place: ScreenPlace;
}

const MENU_HEIGHT_PX = 350;

/** The list of what can be inserted, at a place of the window. The focus stays where the keys are typed. */
export function InsertPopup({ place, ...list }: InsertPopupProps) {
  const { items, current } = list;
  const item = items[current];
  return (
    <Portal target="#main">
      <div className={classes.slash} style={positionOf(place)}>
        <InsertList {...list} isAlone />
        <span className="lw-hidden" role="status">
          {item ? insertWords.current(item.label, item.description, current + 1, items.length) : insertWords.none}
        </span>
      </div>
    </Portal>
  );
}

/** Below the line, or above it where there is no room. */
function positionOf({ left, top, height }: ScreenPlace): { left: number; top?: number; bottom?: number } {
  const x = Math.max(8, Math.min(left, window.innerWidth - 348));
  const hasRoom = top + height + MENU_HEIGHT_PX < window.innerHeight;
  return hasRoom ? { left: x, top: top + height + 4 } : { left: x, bottom: window.innerHeight - top + 4 };
}
