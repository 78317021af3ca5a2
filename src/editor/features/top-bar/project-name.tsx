import { useEffect, useRef, useState } from 'react';
import { useProject, useProjectActions } from '../../project-context.ts';
import { type ProjectState, selectConfigSyntax } from '../../store/index.ts';
import { topBarWords } from '../../words/top-bar.ts';
import classes from './top-bar.module.css';

/**
 * The project's name, which is that of its site: a change of one is a change of the other. A project without a
 * configuration has a name in the list of projects alone. An empty name is not taken.
 */
export function ProjectName() {
  const name = useProject((state) => state.name);
  const { renameProject, editSetting } = useProjectActions();
  const siteName = useProject(selectSiteName);
  const [draft, setDraft] = useState<string>();
  const finish = () => {
    setDraft(undefined);
    const wanted = draft?.trim();
    if (wanted === undefined || wanted === '' || wanted === name) return;
    renameProject(wanted);
    if (siteName !== undefined) editSetting(['name'], wanted, 0, topBarWords.renameStep);
  };
  // The form, the code and a step back change the name of the site, too.
  const known = useRef(siteName);
  useEffect(() => {
    if (known.current === siteName) return;
    known.current = siteName;
    if (siteName !== undefined && siteName !== '') renameProject(siteName);
  }, [siteName, renameProject]);
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

/** As the configuration has it; `undefined` while there is none that can be read. */
function selectSiteName(state: ProjectState): string | undefined {
  const syntax = selectConfigSyntax(state);
  if (syntax?.status !== 'ok' || typeof syntax.value !== 'object' || syntax.value === null) return undefined;
  const { name } = syntax.value as { readonly name?: unknown };
  return typeof name === 'string' ? name.trim() : '';
}
