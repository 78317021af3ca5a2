import type { ReactNode } from 'react';
import classes from './bottom-bar.module.css';
import type { RailItem } from './rail-item.ts';
import { SectionMenu } from './section-menu.tsx';

export interface BottomBarProps {
  readonly items: readonly RailItem[];
  /** Called when a section was chosen, the current one too. */
  readonly onChooseSection: () => void;
  /** The switch between the panes. */
  readonly children: ReactNode;
}

/** In place of the rail, where there is no room beside the panes: the sections in a menu, and which pane is shown. */
export function BottomBar({ items, onChooseSection, children }: BottomBarProps) {
  return (
    <footer className={classes.bar}>
      <SectionMenu items={items} onChoose={onChooseSection} />
      {children}
    </footer>
  );
}
