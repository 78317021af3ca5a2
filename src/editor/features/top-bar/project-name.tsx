import { useState } from 'react';
import { useProject, useProjectActions } from '../../project-context.ts';
import { topBarWords } from '../../words/top-bar.ts';
import classes from './top-bar.module.css';

/** The project's name in the list of projects, to be changed in place. An empty name is not taken. */
export function ProjectName() {
  const name = useProject((state) => state.name);
  const { renameProject } = useProjectActions();
  const [draft, setDraft] = useState<string>();
  const finish = () => {
    if (draft !== undefined && draft.trim() !== '') renameProject(draft);
    setDraft(undefined);
  };
  return (
    <h1 className={classes.name}>
      <span className={classes.nameSize} aria-hidden="true">
        {draft ?? name}
      </span>
      <input
        className={classes.nameInput}
        aria-label={topBarWords.projectName}
        value={draft ?? name}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setDraft(undefined);
        }}
      />
    </h1>
  );
}
