import type { KeyboardEvent, ReactNode } from 'react';
import { railWords } from '../../words/rail.ts';
import classes from './bottom-bar.module.css';

export interface PaneTab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: ReactNode;
  /** Id of the element that it shows. */
  readonly controls: string;
}

export interface PaneSwitchProps<Id extends string> {
  readonly tabs: readonly PaneTab<Id>[];
  readonly current: Id;
  readonly onChoose: (id: Id) => void;
}

/** Id of the tab for a pane, which gives the pane its name. */
export function tabId(pane: string): string {
  return `${pane}-tab`;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which pane has the window: tabs, moved between with the arrow keys. */
export function PaneSwitch<Id extends string>({ tabs, current, onChoose }: PaneSwitchProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const next = tabs[step === undefined ? (ends[event.key] ?? -1) : (at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(tabId(next.controls))?.focus();
  };
  return (
    <div role="tablist" aria-label={railWords.parts} className={classes.tabs} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label, icon, controls }) => (
        <button
          key={id}
          id={tabId(controls)}
          type="button"
          role="tab"
          aria-selected={id === current}
          aria-controls={controls}
          tabIndex={id === current ? 0 : -1}
          className={classes.item}
          onClick={() => onChoose(id)}
        >
          {icon}
          <span className={classes.label}>{label}</span>
        </button>
      ))}
    </div>
  );
}
