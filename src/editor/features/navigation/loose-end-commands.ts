import type { PointerEvent } from 'react';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { setValue } from '../../../config/edit-texts.ts';
import { titleFromFile } from '../../../page-source/page-title.ts';
import { encodeText } from '../../../project/text.ts';
import { newPageFile } from '../../pages/page-file.ts';
import { newPageText } from '../../store/index.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import { navigationStepWords } from '../../words/navigation-steps.ts';
import { type insertionSpot, newcomer } from './insertion-spot.ts';
import type { OperationItem, UnlistedPageItem } from './loose-ends.tsx';
import type { Drag } from './use-drag.ts';
import type { NavigationEdits } from './use-navigation-edits.ts';

/** What is done with entries whose page is not there, and with pages and operations that are in no list. */
export function looseEndCommands(edits: NavigationEdits, drag: Drag, spot: ReturnType<typeof insertionSpot>) {
  const add = (entry: string, title: string) => {
    if (spot === undefined) edits.refuse(words.noGroup);
    else edits.insert(navigationStepWords.add(title, spot.where), spot, [entry]);
  };
  const dragIn = (entry: string, title: string, event: PointerEvent) => {
    const node = newcomer('page', title);
    drag.start(event, {
      label: title,
      judge: (place) => edits.judge([node], place),
      drop: (place) => {
        const verdict = edits.judge([node], place);
        if (verdict.status === 'ok') edits.insert(navigationStepWords.add(title, words.toNavigation), verdict, [entry]);
        else edits.refuse(verdict.reason);
      },
      dropOn: () => edits.refuse(navigationStepWords.intoGroupFirst),
    });
  };
  return {
    create: ({ page = '' }: OutlineNode) => {
      const file = newPageFile(page);
      const files = new Map([[file, encodeText(newPageText(titleFromFile(file)))]]);
      edits.edit({ label: navigationStepWords.create(page), files }, navigationStepWords.created(page));
    },
    remove: (node: OutlineNode) => edits.remove([node]),
    point: (node: OutlineNode, page: string) =>
      edits.edit(
        { label: navigationStepWords.point(node.label, page), change: (config) => setValue(config, node.path, page) },
        navigationStepWords.pointed(page),
      ),
    addPage: ({ page, title }: UnlistedPageItem) => add(page, title),
    dragPage: ({ page, title }: UnlistedPageItem, event: PointerEvent) => dragIn(page, title, event),
    addOperation: ({ name, title }: OperationItem) => add(name, title),
    dragOperation: ({ name, title }: OperationItem, event: PointerEvent) => dragIn(name, title, event),
  };
}
