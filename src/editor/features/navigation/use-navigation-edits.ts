import { useMemo } from 'react';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { useProjectStore } from '../../project-context.ts';
import type { ProjectStore } from '../../store/index.ts';
import { createEditReporter, type EditListener } from './edit-reporter.ts';
import { entryEdits } from './entry-edits.ts';
import { configValueOf, pageTextOf } from './entry-source.ts';
import { listEdits } from './list-edits.ts';

export type NavigationEdits = ReturnType<typeof navigationEdits>;

/** Everything that can be done to the entries of the navigation, with its words. */
export function useNavigationEdits(listener: EditListener): NavigationEdits {
  const store = useProjectStore();
  const { announce, onMoved } = listener;
  return useMemo(() => navigationEdits(store, { announce, onMoved }), [store, announce, onMoved]);
}

function navigationEdits(store: ProjectStore, listener: EditListener) {
  const reporter = createEditReporter(store, listener);
  return {
    refuse: reporter.refuse,
    edit: reporter.edit,
    pageText: (node: OutlineNode) => pageTextOf(store, node),
    configValue: (node: OutlineNode) => configValueOf(store, node),
    ...listEdits(store, reporter, listener),
    ...entryEdits(store, reporter, listener),
  };
}
