import { Button } from '@mantine/core';
import type { PageHandle } from '../../pages/page-handle.ts';
import { useVariables } from '../../pages/use-variables.ts';
import { useProject } from '../../project-context.ts';
import { snippetsWords as words } from '../../words/snippets.ts';
import classes from './snippets.module.css';

export interface VariablesProps {
  readonly page: PageHandle;
  /** There is a place to insert at. */
  readonly hasCursor: boolean;
}

/** The variables of the configuration with their values, to be put where the cursor is. */
export function Variables({ page, hasCursor }: VariablesProps) {
  const variables = useVariables();
  const isEditable = useProject((state) => state.access.mode === 'edit');
  if (variables.length === 0) return null;
  const insert = (name: string) => {
    const selection = page.readSelection();
    if (!selection) return;
    const text = `{{${name}}}`;
    const at = selection.start + text.length;
    const edit = { start: selection.start, end: selection.end, text };
    page.apply({ edits: [edit], selection: { start: at, end: at } }, words.insertStep(name));
  };
  return (
    <section aria-label={words.variables}>
      <h3 className={classes.title}>{words.variables}</h3>
      <p className={classes.help}>{words.variablesHelp}</p>
      <ul className={classes.list}>
        {variables.map(({ name, value }) => (
          <li key={name} className={classes.head}>
            <span className={classes.name}>
              {name} <span className={classes.value}>{value}</span>
            </span>
            {isEditable && hasCursor && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={words.insertOf(name)}
                onClick={() => insert(name)}
              >
                {words.insert}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
