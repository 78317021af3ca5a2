import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BlockPlace } from '../../../../page-source/blocks/block-path.ts';
import { registerPlaces } from '../../../uploads/insert-places.ts';
import type { InsertItem } from '../insert/insert-items.ts';
import { useWriting } from '../writing-context.ts';
import { focusBlockAt } from './focus-block.ts';
import { gapInForm, placeInForm } from './form-places.ts';
import type { PageFormActions } from './page-form-context.ts';

/** What the bar above the form knows of it. */
export interface FormHandle {
  /** The gap between blocks that had the focus last; `undefined` when words had it, whose place is the page's selection. */
  readonly readGap: () => BlockPlace | undefined;
  readonly insert: (place: BlockPlace, item: InsertItem) => void;
  /** Gives the focus to the field of what is selected in the page, once it is drawn. */
  readonly focusSelection: () => void;
}

/** Tells whoever puts something into the page where in the form it was wanted. Gives back what notes the focus. */
export function useFormPlaces(
  root: RefObject<HTMLElement | null>,
  handle: RefObject<FormHandle | undefined>,
  { insert }: PageFormActions,
  focusSelection: () => void,
): (target: Element) => void {
  const { readNow, select } = useWriting();
  /** Good for the text that it was noted in. */
  const last = useRef<{ readonly text: string; readonly gap: BlockPlace | undefined }>(undefined);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    handle.current = {
      readGap: () => (last.current?.text === readNow().text ? last.current.gap : undefined),
      insert,
      focusSelection,
    };
    const stop = registerPlaces(element, (query) => ({
      at: placeInForm(element, query, readNow().text),
      show: (selection) => {
        select(selection);
        focusBlockAt(element, readNow().text, selection);
      },
    }));
    return () => {
      stop();
      handle.current = undefined;
    };
  }, [root, handle, insert, focusSelection, readNow, select]);
  return useCallback(
    (target) => {
      const { text } = readNow();
      if (root.current) last.current = { text, gap: gapInForm(root.current, target, text) };
    },
    [root, readNow],
  );
}
