import { memo } from 'react';
import type { DivisionName } from '../../../engine/navigation-edit/division-names.ts';
import type { OutlineNode } from '../../../engine/navigation-edit/outline.ts';
import { divisionKey } from './division-pages.ts';
import { type DragViewStore, useDragView } from './drag-view.ts';
import classes from './navigation.module.css';

export interface DivisionChipsProps {
  readonly divisions: readonly DivisionName[];
  readonly pages: ReadonlyMap<string, readonly OutlineNode[]>;
  readonly drag: DragViewStore;
  readonly onChoose: (division: DivisionName) => void;
}

const WORDS: Readonly<Record<DivisionName['kind'], string>> = { tab: 'Tab', anchor: 'Anchor', version: 'Version' };

/** The tabs, anchors and versions with the number of their pages. A press selects these; what is dragged there joins. */
export const DivisionChips = memo(function DivisionChips({ divisions, pages, drag, onChoose }: DivisionChipsProps) {
  const over = useDragView(drag, (view) => view?.division);
  if (divisions.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Tabs, anchors and versions">
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
});
