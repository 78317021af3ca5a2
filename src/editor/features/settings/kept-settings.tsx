import type { ReactNode } from 'react';
import { settingsWords } from '../../words/settings.ts';
import classes from './settings.module.css';

/** Folded at the end of a part: settings that the site makes nothing of. A search that finds one of them opens it. */
export function KeptSettings({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <details className={classes.service}>
      <summary>{settingsWords.keptGroup(count)}</summary>
      <div className={classes.inner}>
        <p className={classes.description}>{settingsWords.keptHelp}</p>
        {children}
      </div>
    </details>
  );
}
