import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { FileQuestion } from 'lucide-react';
import OutlineList from '../../editor/features/outline/outline-list.tsx';
import type { PageHandle } from '../../editor/pages/page-handle.ts';
import type { Versions } from '../../editor/session/index.ts';
import { EmptyState } from '../../editor/ui/empty-state.tsx';
import { Panel } from '../../editor/ui/panel.tsx';
import { thisPageWords as words } from '../../editor/words/outline.ts';

export interface PageSectionProps {
  /** The open page; `undefined` where none is. */
  readonly page: PageHandle | undefined;
  readonly versions: Versions;
}

type Part = 'outline' | 'changes' | 'notes';

/** What stands beside the open page: its outline, what has changed in it, and notes about it. */
export default function PageSection({ page }: PageSectionProps) {
  const [part, setPart] = useLocalStorage<Part>({
    key: 'leafwright-page-part',
    defaultValue: 'outline',
    getInitialValueInEffect: false,
  });
  return (
    <Panel
      title={words.title}
      toolbar={
        <SegmentedControl<Part>
          fullWidth
          aria-label={words.parts}
          value={part}
          onChange={setPart}
          data={[{ value: 'outline', label: words.outline }]}
        />
      }
    >
      {page === undefined && (
        <EmptyState icon={<FileQuestion size={20} />} title={words.none}>
          {words.noneHelp}
        </EmptyState>
      )}
      {page && part === 'outline' && <OutlineList key={page.file} page={page} />}
    </Panel>
  );
}
