import { Button, CloseButton, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FilePlus2, Files, Search } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { LinkToPage } from '../../../authoring/references/links-to-pages.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { type FilePage, selectFilePages } from '../../store/index.ts';
import { TranslationsButton } from '../../translations/translations-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageListWords as words } from '../../words/page-list.ts';
import { ImportMenu } from './import-menu.tsx';
import { neighbourOf, pageRows } from './page-rows.ts';
import { PageRows } from './page-rows-list.tsx';

const DeletePages = lazy(() => import('../../pages/delete-pages.tsx'));
const AddPageDialog = lazy(() => import('../../pages/add-page-dialog.tsx'));

export interface PageListPanelProps {
  /** `PageModel.path` of the page in the preview. */
  readonly currentPage: string | undefined;
  readonly onOpen: (page: FilePage) => void;
  /** Called with the file of a page that was just added, and the line where its words begin. */
  readonly onAdded: (file: string, line: number) => void;
  /** Called with the file of a page that was just made from another. */
  readonly onDuplicated: (file: string) => void;
  /** Imports the files that were chosen. */
  readonly onImport: (files: readonly File[]) => void;
  /** Shows a link to a page that is to be deleted. */
  readonly onOpenPlace: (link: LinkToPage) => void;
}

export default function PageListPanel(props: PageListPanelProps) {
  const { currentPage, onOpen, onAdded, onDuplicated, onImport, onOpenPlace } = props;
  const store = useProjectStore();
  const pages = useProject(selectFilePages);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [filter, setFilter] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<FilePage>();
  /** The page that has the keyboard once another one is gone. */
  const [focused, setFocused] = useState<{ readonly path: string }>();
  const deferredFilter = useDeferredValue(filter);
  const rows = useMemo(() => pageRows(pages, deferredFilter), [pages, deferredFilter]);
  const found = rows.filter(({ kind }) => kind === 'page').length;

  const openFile = (file: string) => {
    const page = selectFilePages(store.getState()).find((one) => one.file === file);
    if (page) onOpen(page);
  };

  const duplicate = async (page: FilePage) => {
    const { copyPageBeside } = await import('./page-actions.ts');
    const result = copyPageBeside(store, page);
    if (result.status === 'refused') {
      notifications.show({ title: words.nothingDuplicated, message: result.problem.message, color: 'red' });
    } else if (result.file !== undefined) onDuplicated(result.file);
  };

  return (
    <Panel
      title={words.title}
      note={pages.length}
      actions={
        isEditable && (
          <>
            <ImportMenu onImport={onImport} />
            <IconButton label={words.add} onClick={() => setAdding(true)}>
              <FilePlus2 size={16} />
            </IconButton>
          </>
        )
      }
      toolbar={
        <TextInput
          aria-label={words.filter}
          placeholder={words.filterExample}
          leftSection={<Search size={14} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          rightSection={
            filter !== '' && <CloseButton size="xs" aria-label={words.clearFilter} onClick={() => setFilter('')} />
          }
        />
      }
    >
      <TranslationsButton onOpen={({ file }) => openFile(file)} />
      <output className="lw-hidden">{deferredFilter && words.found(found)}</output>
      {pages.length === 0 && (
        <EmptyState
          icon={<Files size={20} />}
          title={words.emptyTitle}
          action={<Button onClick={() => setAdding(true)}>{words.add}</Button>}
        >
          {words.empty}
        </EmptyState>
      )}
      {pages.length > 0 && rows.length === 0 && (
        <EmptyState
          icon={<Search size={20} />}
          title={words.noMatch}
          action={
            <Button variant="default" onClick={() => setFilter('')}>
              {words.showAll}
            </Button>
          }
        />
      )}
      <PageRows
        rows={rows}
        currentPage={currentPage}
        focused={focused}
        onOpen={onOpen}
        {...(isEditable && { onDelete: setDoomed, onDuplicate: (page) => void duplicate(page) })}
      />
      {doomed && (
        <Suspense>
          <DeletePages
            deleted={{ name: doomed.title, pages: [{ file: doomed.file, title: doomed.title }] }}
            onOpenPlace={onOpenPlace}
            onClose={(done) => {
              const neighbour = neighbourOf(rows, doomed.path);
              setDoomed(undefined);
              if (done !== undefined && neighbour !== undefined) setFocused({ path: neighbour });
            }}
          />
        </Suspense>
      )}
      {isAdding && (
        <Suspense>
          <AddPageDialog
            besides={currentPage}
            onClose={() => setAdding(false)}
            onAdded={({ file, line }) => onAdded(file, line)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
