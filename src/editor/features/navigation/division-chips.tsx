import { EyeOff } from 'lucide-react';
import { memo } from 'react';
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import { divisionKey } from './division-pages.ts';
import { type DragViewStore, useDragView } from './drag-view.ts';
import classes from './navigation.module.css';

export interface DivisionChipsProps {
  readonly divisions: readonly DivisionName[];
  readonly pages: ReadonlyMap<string, readonly OutlineNode[]>;
  /** Those that have no entry. */
  readonly madePages: ReadonlyMap<string, readonly string[]>;
  readonly drag: DragViewStore;
  readonly onChoose: (division: DivisionName) => void;
}

/** The tabs, anchors and versions with the number of their pages. A press selects these; what is dragged there joins. */
export const DivisionChips = memo(function DivisionChips(props: DivisionChipsProps) {
  const { divisions, pages, madePages, drag, onChoose } = props;
  const over = useDragView(drag, (view) => view?.division);
  if (divisions.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={words.divisions}>
      {divisions.map((division) => {
        const key = divisionKey(division);
        const made = madePages.get(key)?.length ?? 0;
        const count = (pages.get(key)?.length ?? 0) + made;
        return (
          <li key={key}>
            <button
              type="button"
              className={classes.chip}
              data-division={key}
              data-over={key === over || undefined}
              onClick={() => onChoose(division)}
              title={titleOf(division, made)}
            >
              {division.hidden && <EyeOff size={12} className={classes.chipIcon} aria-hidden="true" />}
              <span className={classes.chipKind}>{words.divisionKinds[division.kind]}</span> {division.name}{' '}
              <span className={classes.chipCount}>
                {count}
                <span className="lw-hidden">
                  {words.pages(count)}
                  {division.hidden && `, ${words.hidden}`}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
});

function titleOf({ kind, hidden }: DivisionName, made: number): string {
  if (hidden) return hiddenWords(hidden);
  return made > 0 ? words.madePages(made) : words.divisionHelp(kind === 'version');
}

function hiddenWords(hidden: NonNullable<DivisionName['hidden']>): string {
  return hidden === 'always' ? words.hiddenTitle : words.hiddenUntilOpen;
}
