import type { ReactNode } from 'react';
import classes from './panel.module.css';

export interface PanelProps {
  readonly title: string;
  /** A short text beside the title, such as a count. */
  readonly note?: ReactNode;
  /** Buttons at the end of the header. */
  readonly actions?: ReactNode;
  /** Between the header and the body; stays when the body scrolls. */
  readonly toolbar?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the workspace: a header that stays and a body that scrolls. */
export function Panel({ title, note, actions, toolbar, children }: PanelProps) {
  return (
    <section className={classes.panel} aria-label={title}>
      <header className={classes.header}>
        <h2 className={classes.title}>{title}</h2>
        {note !== undefined && <span className={classes.note}>{note}</span>}
        <span className={classes.actions}>{actions}</span>
      </header>
      {toolbar !== undefined && <div className={classes.toolbar}>{toolbar}</div>}
      <div className={classes.body} data-scroller>
        {children}
      </div>
    </section>
  );
}
