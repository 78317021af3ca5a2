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
  readonly drag: DragViewStore;
  readonly onChoose: (division: DivisionName) => void;
}

/** The tabs, anchors and versions with the number of their pages. A press selects these; what is dragged there joins. */
export const DivisionChips = memo(function DivisionChips({ divisions, pages, drag, onChoose }: DivisionChipsProps) {
  const over = useDragView(drag, (view) => view?.division);
  if (divisions.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={words.divisions}>
      {divisions.map((division) => {
        const key = divisionKey(division);
        const count = pages.get(key)?.length ?? 0;
        return (
          <li key={key}>
            <button
              type="button"
              className={classes.chip}
              data-division={key}
              data-over={key === over || undefined}
              onClick={() => onChoose(division)}
              title={division.hidden ? hiddenWords(division.hidden) : words.divisionHelp(division.kind === 'version')}
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

function hiddenWords(hidden: NonNullable<DivisionName['hidden']>): string {
  return hidden === 'always' ? words.hiddenTitle : words.hiddenUntilOpen;
}
