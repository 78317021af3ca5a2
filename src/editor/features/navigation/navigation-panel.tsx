import { Button } from '@mantine/core';
import { ListTree, TriangleAlert } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { foldOutline } from '../../../authoring/navigation-edit/fold-outline.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { LinkToPage } from '../../../authoring/references/links-to-pages.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import { useProject } from '../../project-context.ts';
import { selectOutline } from '../../store/index.ts';
import { TranslationsButton } from '../../translations/translations-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { navigationWords as words } from '../../words/navigation.ts';
import { AddMenu } from './add-menu.tsx';
import type { AddingKind } from './adding-dialogs.tsx';
import { NavigationBody, type RevealedEntry } from './navigation-body.tsx';
import { useOpenBehind } from './use-open-behind.ts';

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
  /** Shows a link to a page that is to be deleted. */
  readonly onOpenPlace: (link: LinkToPage) => void;
}

/** The navigation of the site as a tree to drag, with what is missing from it and what is missing in it. */
export default function NavigationPanel(props: NavigationPanelProps) {
  const { currentPage, revealed, onRevealed, onOpen, onFocusEntry, onOpenCode, onOpenPlace } = props;
  const outline = useProject(selectOutline);
  const openBehind = useOpenBehind(onOpen);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [adding, setAdding] = useState<AddingKind>();
  const count = useMemo(() => outline && countPages(outline.roots), [outline]);
  // Nothing is drawn anew for it: the menu asks when it opens.
  const chosen = useRef<OutlineNode>(undefined);
  const choose = useCallback((node: OutlineNode | undefined) => {
    chosen.current = node;
  }, []);
  const add = isEditable && outline && <AddMenu outline={outline} chosen={() => chosen.current} onAdd={setAdding} />;
  return (
    <Panel title={words.title} note={count} actions={add}>
      <TranslationsButton onOpen={({ path }) => openBehind(path)} />
      {outline === undefined && (
        <EmptyState
          icon={<TriangleAlert size={20} />}
          title={words.unreadableTitle}
          action={<Button onClick={onOpenCode}>{words.openCode}</Button>}
        >
          {words.unreadable}
        </EmptyState>
      )}
      {outline?.roots.length === 0 && (
        <EmptyState
          icon={<ListTree size={20} />}
          title={words.emptyTitle}
          action={isEditable && <Button onClick={() => setAdding('group')}>{words.addAGroup}</Button>}
        >
          {words.empty}
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
          onChoose={choose}
          onOpen={onOpen}
          onOpenNew={openBehind}
          onFocusEntry={onFocusEntry}
          onOpenPlace={onOpenPlace}
        />
      )}
    </Panel>
  );
}

const pagesIn = foldOutline<number>(({ kind }, inside) =>
  inside.reduce((sum, count) => sum + count, kind === 'page' ? 1 : 0),
);

function countPages(nodes: readonly OutlineNode[]): number {
  return nodes.reduce((sum, node) => sum + pagesIn(node), 0);
}
