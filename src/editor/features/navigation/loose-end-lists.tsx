import { useMemo } from 'react';
import { useProject } from '../../project-context.ts';
import { selectSnippets, selectUnshownOperations } from '../../store/index.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import type { insertionSpot } from './insertion-spot.ts';
import { looseEndCommands } from './loose-end-commands.ts';
import { MissingPages, Snippets, UnlistedPages, UnshownOperations } from './loose-ends.tsx';
import { findMissingPages } from './missing-pages.ts';
import type { NavigationBodyProps } from './navigation-body.tsx';
import type { Drag } from './use-drag.ts';
import type { NavigationEdits } from './use-navigation-edits.ts';
import { useStable } from './use-stable.ts';

export interface LooseEndListsProps extends Pick<NavigationBodyProps, 'outline' | 'isEditable' | 'onOpen'> {
  readonly edits: NavigationEdits;
  readonly drag: Drag;
  /** Where a page goes that is added by its button. */
  readonly spot: ReturnType<typeof insertionSpot>;
  readonly onMoveSnippet: (file: string) => void;
}

/** Below the tree: entries without a page, pages without an entry, and what pages share. */
export function LooseEndLists(props: LooseEndListsProps) {
  const { outline, isEditable, onOpen, edits, drag, spot, onMoveSnippet } = props;
  const snippets = useProject(selectSnippets);
  const operations = useProject(selectUnshownOperations);
  const missing = useMemo(() => findMissingPages(outline.roots, outline.unlisted), [outline]);
  const commands = useStable({ moveSnippet: onMoveSnippet, ...looseEndCommands(edits, drag, spot) });
  return (
    <>
      <MissingPages
        entries={missing}
        isEditable={isEditable}
        onCreate={commands.create}
        onRemove={commands.remove}
        onPoint={commands.point}
      />
      <UnlistedPages
        pages={outline.unlisted}
        where={spot?.where ?? words.toNavigation}
        isEditable={isEditable}
        onOpen={onOpen}
        onAdd={commands.addPage}
        onPointerDown={commands.dragPage}
      />
      <UnshownOperations
        operations={operations}
        where={spot?.where ?? words.toNavigation}
        isEditable={isEditable}
        onAdd={commands.addOperation}
        onPointerDown={commands.dragOperation}
      />
      <Snippets files={snippets} isEditable={isEditable} onMove={commands.moveSnippet} />
    </>
  );
}
