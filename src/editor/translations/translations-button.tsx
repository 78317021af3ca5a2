import { Button } from '@mantine/core';
import { Languages } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { dividedKind } from '../../authoring/translations/read-divisions.ts';
import { useProject } from '../project-context.ts';
import { selectConfigValue } from '../store/index.ts';
import { translationWords as words } from '../words/translations.ts';
import classes from './button.module.css';
import type { Filter } from './table-view.ts';

const TranslationsDialog = lazy(() => import('./translations-dialog.tsx'));

/** What was looked at last: whoever comes back from a page goes on there. */
export interface TranslationsView {
  readonly table?: string;
  readonly filter: Filter;
  /** The column that a narrow window shows. */
  readonly column: number;
}

export interface OpenedPage {
  readonly path: string;
  readonly file: string;
}

export interface TranslationsButtonProps {
  readonly onOpen: (page: OpenedPage) => void;
}

/** Opens the table of pages against languages; not there where the site has neither languages nor versions. */
export function TranslationsButton({ onOpen }: TranslationsButtonProps) {
  const config = useProject(selectConfigValue);
  const kind = useMemo(() => dividedKind(config), [config]);
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<TranslationsView>({ filter: 'all', column: 1 });
  if (kind === undefined && !isOpen) return null;
  return (
    <>
      {kind !== undefined && (
        <div className={classes.place}>
          <Button variant="default" fullWidth leftSection={<Languages size={14} />} onClick={() => setOpen(true)}>
            {words.button[kind]}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <TranslationsDialog
            view={view}
            onView={setView}
            onOpen={(page) => {
              setOpen(false);
              onOpen(page);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
