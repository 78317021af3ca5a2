import { Button } from '@mantine/core';
import { useProjectStore } from '../../project-context.ts';
import { editsForCase } from '../../store/operations/follow-moves.ts';
import { assetsWords } from '../../words/assets.ts';
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
    const edits = editsForCase(store.settle().files, new Set(wrong.map(({ file }) => file)));
    store.actions.editFiles({ label: assetsWords.correctCaseOfAll, edits });
  };
  return (
    <div className={classes.trouble}>
      <p>{assetsWords.wrongCase(wrong.length)}</p>
      {isEditable && (
        <Button variant="default" size="compact-xs" onClick={correct}>
          {assetsWords.correct(wrong.length)}
        </Button>
      )}
    </div>
  );
}
