import { uiWords } from '../words/ui.ts';
import classes from './change-list.module.css';

/** A change of a project as a person reads it before it is made. */
export interface ListedChange {
  /** `index.mdx, line 7`, or `docs.json, topbarLinks[0].url`. */
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

export interface ChangeListProps {
  readonly changes: readonly ListedChange[];
  /** What the list is called for a screen reader. */
  readonly label?: string;
}

/** More changes than these are counted, not listed. */
const MOST_LISTED = 200;

/** What will change: each place with what stands there and what will. Scrolls by itself, by keyboard too. */
export function ChangeList({ changes, label = uiWords.changes }: ChangeListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard too.
    <ul className={classes.changes} tabIndex={0} aria-label={label}>
      {changes.slice(0, MOST_LISTED).map(({ place, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place may have two equal changes, and the list is drawn anew.
        <li key={index}>
          <span className={classes.place}>{place}</span>
          <span>
            <del>{before}</del> → <ins>{after}</ins>
          </span>
        </li>
      ))}
      {changes.length > MOST_LISTED && <li>{uiWords.andMore(changes.length - MOST_LISTED)}</li>}
    </ul>
  );
}
