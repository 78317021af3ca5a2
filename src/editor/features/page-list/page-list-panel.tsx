import { Button, CloseButton, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FilePlus2, Files, Search } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useProject, useProjectStore } from '../../project-context.ts';
import { type PageListing, selectPageList, undoStep } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showUndoNotice } from '../../ui/undo-notice.tsx';
import { ImportMenu } from './import-menu.tsx';
import { pageRows } from './page-rows.ts';
import { PageRows } from './page-rows-list.tsx';

const AddPageDialog = lazy(() => import('../../pages/add-page-dialog.tsx'));

export interface PageListPanelProps {
  /** `PageModel.path` of the page in the preview. */
  readonly currentPage: string | undefined;
  readonly onOpen: (page: PageListing) => void;
  /** Called with the file of a page that was just added. */
  readonly onAdded: (file: string) => void;
  /** Imports the files that were chosen. */
  readonly onImport: (files: readonly File[]) => void;
}

export function PageListPanel({ currentPage, onOpen, onAdded, onImport }: PageListPanelProps) {
  const store = useProjectStore();
  const pages = useProject(selectPageList);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [filter, setFilter] = useState('');
  const [isAdding, setAdding] = useState(false);
  const deferredFilter = useDeferredValue(filter);
  const rows = useMemo(() => pageRows(pages, deferredFilter), [pages, deferredFilter]);
  const found = rows.filter(({ kind }) => kind === 'page').length;

  const remove = async ({ file, title }: PageListing) => {
    const { removePage } = await import('./page-actions.ts');
    const result = removePage(store, { file, title });
    if (result.status === 'refused') {
      notifications.show({ title: 'Nothing was deleted', message: result.problem.message, color: 'red' });
      return;
    }
    const label = `Delete ${title}`;
    showUndoNotice({ label, title: `Deleted “${title}”`, undo: () => undoStep(store, label) });
  };
  const duplicate = async (page: PageListing) => {
    const { copyPageBeside } = await import('./page-actions.ts');
    const result = copyPageBeside(store, page);
    if (result.status === 'refused') {
      notifications.show({ title: 'Nothing was duplicated', message: result.problem.message, color: 'red' });
    } else if (result.file !== undefined) onAdded(result.file);
  };

  return (
    <Panel
      title="Pages"
      note={pages.length}
      actions={
        isEditable && (
          <>
            <ImportMenu onImport={onImport} />
            <IconButton label="Add a page" onClick={() => setAdding(true)}>
              <FilePlus2 size={16} />
            </IconButton>
          </>
        )
      }
      toolbar={
        <TextInput
          aria-label="Filter pages"
          placeholder="Filter by title, path or group"
          leftSection={<Search size={14} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          rightSection={
            filter !== '' && <CloseButton size="xs" aria-label="Clear the filter" onClick={() => setFilter('')} />
          }
        />
      }
    >
      <output className="lw-hidden">{deferredFilter && `${found} ${found === 1 ? 'page' : 'pages'} found`}</output>
      {pages.length === 0 && (
        <EmptyState
          icon={<Files size={20} />}
          title="No pages yet"
          action={<Button onClick={() => setAdding(true)}>Add a page</Button>}
        >
          A page is a Markdown file. It appears in the preview as you write.
        </EmptyState>
      )}
      {pages.length > 0 && rows.length === 0 && (
        <EmptyState
          icon={<Search size={20} />}
          title="No page matches"
          action={
            <Button variant="default" onClick={() => setFilter('')}>
              Show all pages
            </Button>
          }
        />
      )}
      <PageRows
        rows={rows}
        currentPage={currentPage}
        onOpen={onOpen}
        {...(isEditable && { onDelete: (page) => void remove(page), onDuplicate: (page) => void duplicate(page) })}
      />
      {isAdding && (
        <Suspense>
          <AddPageDialog besides={currentPage} onClose={() => setAdding(false)} onAdded={({ file }) => onAdded(file)} />
        </Suspense>
      )}
    </Panel>
  );
}
