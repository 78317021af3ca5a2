import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { FileQuestion } from 'lucide-react';
import { lazy, type RefObject, Suspense, useCallback } from 'react';
import { versionName } from '../../editor/features/history/version-name.ts';
import OutlineList from '../../editor/features/outline/outline-list.tsx';
import type { ChangedLines } from '../../editor/features/page-changes/page-changes.tsx';
import type { NotedLines } from '../../editor/features/page-notes/notes-of-page.ts';
import type { PageHandle } from '../../editor/pages/page-handle.ts';
import type { PreviewLoop, Versions } from '../../editor/session/index.ts';
import { EmptyState } from '../../editor/ui/empty-state.tsx';
import { Panel } from '../../editor/ui/panel.tsx';
import { thisPageWords as words } from '../../editor/words/this-page.ts';

const SnippetsList = lazy(() => import('../../editor/features/snippets/snippets-list.tsx'));
const PageNotes = lazy(() => import('../../editor/features/page-notes/page-notes.tsx'));
const PageChanges = lazy(() => import('../../editor/features/page-changes/page-changes.tsx'));

export interface PageSectionProps {
  /** The open page; `undefined` where none is. */
  readonly page: PageHandle | undefined;
  readonly versions: Versions;
  readonly preview: RefObject<PreviewLoop | undefined>;
  readonly onOpenFile: (file: string) => void;
}

type Part = 'outline' | 'changes' | 'snippets' | 'notes';

/** What stands beside the open page: its outline, what has changed in it, its snippets, and notes on it. */
export default function PageSection({ page, versions, preview, onOpenFile }: PageSectionProps) {
  const [part, setPart] = useLocalStorage<Part>({
    key: 'leafwright-page-part',
    defaultValue: 'outline',
    getInitialValueInEffect: false,
  });
  const file = page?.file ?? '';
  const mark = useCallback(
    (changes: readonly (ChangedLines | NotedLines)[]) =>
      preview.current?.markChanges(changes.map((change) => ({ ...change, file }))),
    [preview, file],
  );
  return (
    <Panel
      title={words.title}
      toolbar={
        <SegmentedControl<Part>
          fullWidth
          // Four names in the narrowest panel.
          styles={{ label: { paddingInline: 3 } }}
          aria-label={words.parts}
          value={part}
          onChange={setPart}
          data={[
            { value: 'outline', label: words.outline },
            { value: 'changes', label: words.changes },
            { value: 'snippets', label: words.snippets },
            { value: 'notes', label: words.notes },
          ]}
        />
      }
    >
      {page === undefined && (
        <EmptyState icon={<FileQuestion size={20} />} title={words.none}>
          {words.noneHelp}
        </EmptyState>
      )}
      {page && part === 'outline' && <OutlineList key={page.file} page={page} />}
      {page && part === 'changes' && (
        <Suspense>
          <PageChanges key={page.file} {...{ page, versions }} nameOf={versionName} onMark={mark} />
        </Suspense>
      )}
      {page && part === 'snippets' && (
        <Suspense>
          <SnippetsList page={page} onOpenFile={onOpenFile} />
        </Suspense>
      )}
      {page && part === 'notes' && (
        <Suspense>
          <PageNotes key={page.file} page={page} onMark={mark} onOpenFile={onOpenFile} />
        </Suspense>
      )}
    </Panel>
  );
}
