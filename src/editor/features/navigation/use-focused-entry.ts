import { type FocusEvent, useEffect, useState } from 'react';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { ConfigPath } from '../../../config/config-path.ts';

/**
 * Tells which group, tab and the like has the keyboard, and that none has it any more. Pages need no mark: the preview
 * shows them. Gives handlers for the element around the tree.
 */
export function useFocusedEntry(node: OutlineNode | undefined, onFocusEntry: (path: ConfigPath | undefined) => void) {
  const [isInside, setInside] = useState(false);
  const key = isInside && isShownAsHeading(node) ? node.path.join('.') : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit elsewhere makes another object for the same place.
  useEffect(() => onFocusEntry(key === undefined ? undefined : node?.path), [key, onFocusEntry]);
  useEffect(() => () => onFocusEntry(undefined), [onFocusEntry]);
  return {
    onFocus: ({ target }: FocusEvent) => setInside(target.closest('[role="tree"]') !== null),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setInside(false);
    },
  };
}

function isShownAsHeading(node: OutlineNode | undefined): node is OutlineNode {
  return node?.kind === 'group' || node?.kind === 'division';
}
