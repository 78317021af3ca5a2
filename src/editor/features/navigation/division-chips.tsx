import type { DivisionName } from '../../../engine/navigation-edit/division-names.ts';
import classes from './navigation.module.css';

export interface DivisionChipsProps {
  readonly divisions: readonly DivisionName[];
  readonly countOf: (division: DivisionName) => number;
  /** The one under what is being dragged. */
  readonly over: string | undefined;
  readonly onChoose: (division: DivisionName) => void;
}

const WORDS: Readonly<Record<DivisionName['kind'], string>> = { tab: 'Tab', anchor: 'Anchor', version: 'Version' };

/** Tells one from the other, also where a tab and a version have the same name. */
export function divisionKey({ kind, name }: DivisionName): string {
  return `${kind}:${name}`;
}

/** The tabs, anchors and versions with the number of their pages. A press selects these; what is dragged there joins. */
export function DivisionChips({ divisions, countOf, over, onChoose }: DivisionChipsProps) {
  if (divisions.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Tabs, anchors and versions">
      {divisions.map((division) => {
        const key = divisionKey(division);
        const count = countOf(division);
        return (
          <li key={key}>
            <button
              type="button"
              className={classes.chip}
              data-division={key}
              data-over={key === over || undefined}
              onClick={() => onChoose(division)}
              title={`Select what belongs to it, or drag ${division.kind === 'version' ? 'groups' : 'a page'} here`}
            >
              <span className={classes.chipKind}>{WORDS[division.kind]}</span> {division.name}{' '}
              <span className={classes.chipCount}>
                {count}
                <span className="lw-hidden">{count === 1 ? ' page' : ' pages'}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
