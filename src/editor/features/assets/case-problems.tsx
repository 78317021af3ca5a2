import { Button } from '@mantine/core';
import { useProjectStore } from '../../project-context.ts';
import { editsForCase } from '../../store/operations/follow-moves.ts';
import { countOf } from '../../uploads/asset-words.ts';
import classes from './library.module.css';
import type { AssetItem } from './library.ts';

export interface CaseProblemsProps {
  readonly items: readonly AssetItem[];
  readonly isEditable: boolean;
}

/** Addresses whose letter case differs from the file's, and the button that puts them right; nothing when there are none. */
export function CaseProblems({ items, isEditable }: CaseProblemsProps) {
  const store = useProjectStore();
  const wrong = items.flatMap(({ uses }) => uses.filter(({ isCaseWrong }) => isCaseWrong));
  if (wrong.length === 0) return null;
  const correct = () => {
    const edits = editsForCase(store.getState().files, new Set(wrong.map(({ file }) => file)));
    store.actions.editFiles({ label: 'Correct upper and lower case of file names', edits });
  };
  return (
    <div className={classes.trouble}>
      <p>
        {countOf(wrong.length, 'place writes', 'places write')} a file’s name in other letters, upper or lower case,
        than the file has. It works in the site made here, but not on most servers.
      </p>
      {isEditable && (
        <Button variant="default" size="compact-xs" onClick={correct}>
          Correct {wrong.length === 1 ? 'it' : 'them'}
        </Button>
      )}
    </div>
  );
}
