import { Button } from '@mantine/core';
import { Puzzle } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isSnippet } from '../../../project/classify-file.ts';
import { wishOnPage } from '../../blocks/page-wish.ts';
import type { PageHandle } from '../../pages/page-handle.ts';
import { useProject } from '../../project-context.ts';
import { selectFilePages } from '../../store/index.ts';
import { snippetsWords as words } from '../../words/snippets.ts';
import { type ProjectSnippets, readSnippets } from './read-snippets.ts';
import { SnippetItem } from './snippet-item.tsx';
import classes from './snippets.module.css';
import { Variables } from './variables.tsx';

export interface SnippetsListProps {
  readonly page: PageHandle;
  readonly onOpenFile: (file: string) => void;
}

/** The snippets of the page and of the project, where each is used, and the variables there are. */
export default function SnippetsList({ page, onOpenFile }: SnippetsListProps) {
  // Someone may be typing beside the list.
  const files = useDeferredValue(useProject((state) => state.files));
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const snippets = useMemo(() => readSnippets(files), [files]);
  // Where only the preview is open, nothing is selected.
  const [hasCursor, setCursor] = useState(false);
  useEffect(() => page.onCursor(() => setCursor(true)), [page]);
  const here = snippets.taken.get(page.file)?.filter((path) => /\.mdx?$/.test(path)) ?? [];
  return (
    <div className={classes.panel}>
      {isSnippet(page.file) && (
        <section aria-label={words.isSnippet}>
          <p className={classes.own}>{words.isSnippet}</p>
          <Items paths={[page.file]} {...{ snippets, onOpenFile }} isOpen />
        </section>
      )}
      {isEditable && (
        <div>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Puzzle size={14} aria-hidden="true" />}
            disabled={!hasCursor}
            onClick={() => {
              const selection = page.readSelection();
              if (selection) wishOnPage({ what: 'snippet', range: selection });
            }}
          >
            {words.make}
          </Button>
          <p className={classes.help}>{hasCursor ? words.makeHelp : words.openFirst}</p>
        </div>
      )}
      <section aria-label={words.here}>
        <h3 className={classes.title}>{words.here}</h3>
        {here.length === 0 && <p className={classes.help}>{words.noneHere}</p>}
        <Items paths={here} {...{ snippets, onOpenFile }} />
      </section>
      <section aria-label={words.all}>
        <h3 className={classes.title}>{words.all}</h3>
        <p className={classes.help}>{snippets.all.length === 0 ? words.none : words.others}</p>
        <Items paths={snippets.all} {...{ snippets, onOpenFile }} />
      </section>
      <Variables page={page} hasCursor={hasCursor} />
    </div>
  );
}

interface ItemsProps {
  readonly paths: readonly string[];
  readonly snippets: ProjectSnippets;
  readonly onOpenFile: (file: string) => void;
  readonly isOpen?: boolean;
}

function Items({ paths, snippets, onOpenFile, isOpen = false }: ItemsProps) {
  const pages = useProject(selectFilePages);
  if (paths.length === 0) return null;
  const titleOf = (file: string) => pages.find((page) => page.file === file)?.title ?? file;
  return (
    <ul className={classes.list}>
      {paths.map((path) => (
        <li key={path}>
          <SnippetItem
            path={path}
            users={(snippets.users.get(path) ?? []).map((file) => ({ file, title: titleOf(file) }))}
            onOpenFile={onOpenFile}
            isOpen={isOpen}
          />
        </li>
      ))}
    </ul>
  );
}
