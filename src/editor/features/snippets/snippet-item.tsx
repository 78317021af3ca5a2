import { Button } from '@mantine/core';
import { ListRow } from '../../ui/list-row.tsx';
import { snippetsWords as words } from '../../words/snippets.ts';
import classes from './snippets.module.css';

export interface SnippetItemProps {
  readonly path: string;
  /** Pages that show it. */
  readonly users: readonly { readonly file: string; readonly title: string }[];
  readonly onOpenFile: (file: string) => void;
  /** The file is open: its pages are shown at once. */
  readonly isOpen: boolean;
}

/** A snippet with the pages that show it, each a way there. */
export function SnippetItem({ path, users, onOpenFile, isOpen }: SnippetItemProps) {
  const name = path.replace(/^_?snippets\//, '');
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <span className={classes.name} title={path}>
          {name}
        </span>
        {!isOpen && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={words.editOf(name, users.length)}
            onClick={() => onOpenFile(path)}
          >
            {words.edit}
          </Button>
        )}
      </div>
      {users.length === 0 ? (
        <p className={classes.help}>{words.usedIn(0)}</p>
      ) : (
        <details open={isOpen}>
          <summary>{words.usedIn(users.length)}</summary>
          <ul className={classes.pages} aria-label={words.pagesOf(name)}>
            {users.map(({ file, title }) => (
              <li key={file}>
                <ListRow detail={file} onClick={() => onOpenFile(file)}>
                  {title}
                </ListRow>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
