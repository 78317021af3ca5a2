import { Button, Menu } from '@mantine/core';
import { ListTree, Plus, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ConfigPath } from '../../../engine/config/config-path.ts';
import { useProject } from '../../project-context.ts';
import { selectOutline } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { NewEntryKind } from './add-entry-dialog.tsx';
import { NavigationBody, type RevealedEntry } from './navigation-body.tsx';

export interface NavigationPanelProps {
  /** `PageModel.path` of the page in the preview. */
  readonly currentPage: string | undefined;
  /** An entry to select and bring into view; a new object does so again. */
  readonly revealed?: RevealedEntry | undefined;
  readonly onRevealed?: () => void;
  /** Shows a page, by its path without extension. */
  readonly onOpen: (page: string) => void;
  /** Told the group that has the keyboard, by its place in the configuration: the preview marks it. */
  readonly onFocusEntry: (path: ConfigPath | undefined) => void;
  /** Shows the configuration's code. */
  readonly onOpenCode: () => void;
}

/** The navigation of the site as a tree to drag, with what is missing from it and what is missing in it. */
export default function NavigationPanel(props: NavigationPanelProps) {
  const { currentPage, revealed, onRevealed, onOpen, onFocusEntry, onOpenCode } = props;
  const outline = useProject(selectOutline);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [adding, setAdding] = useState<'page' | NewEntryKind>();
  const count = useMemo(() => outline && countPages(outline.roots), [outline]);
  const add = isEditable && outline && (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label="Add to the navigation">
          <Plus size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => setAdding('page')}>Page…</Menu.Item>
        <Menu.Item onClick={() => setAdding('group')}>Group…</Menu.Item>
        <Menu.Item onClick={() => setAdding('link')}>Link to elsewhere…</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <Panel title="Navigation" note={count} actions={add}>
      {outline === undefined && (
        <EmptyState
          icon={<TriangleAlert size={20} />}
          title="The navigation cannot be read at the moment"
          action={<Button onClick={onOpenCode}>Open the code</Button>}
        >
          There is a mistake in the settings. Nothing that was typed there is lost.
        </EmptyState>
      )}
      {outline?.roots.length === 0 && (
        <EmptyState
          icon={<ListTree size={20} />}
          title="No navigation yet"
          action={isEditable && <Button onClick={() => setAdding('group')}>Add a group</Button>}
        >
          Pages stand in groups here, in the order in which readers see them.
        </EmptyState>
      )}
      {outline && (
        <NavigationBody
          outline={outline}
          currentPage={currentPage}
          revealed={revealed}
          onRevealed={onRevealed}
          isEditable={isEditable}
          adding={adding}
          onAdding={setAdding}
          onOpen={onOpen}
          onFocusEntry={onFocusEntry}
        />
      )}
    </Panel>
  );
}

function countPages(nodes: readonly { readonly kind: string; readonly children: typeof nodes }[]): number {
  return nodes.reduce((sum, { kind, children }) => sum + (kind === 'page' ? 1 : 0) + countPages(children), 0);
}
