import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { blockAt, pathAtOffset } from '../../../../page-source/blocks/block-path.ts';
import { useProject } from '../../../project-context.ts';
import { useWriting } from '../writing-context.ts';
import { type KeptPlace, readKeptPlace, writeKeptPlace } from './kept-places.ts';
import { readBlocks } from './read-blocks.ts';

/** Scrolling that goes on is noted once it rests. */
const NOTE_AFTER_MS = 200;

/**
 * Opens the form where it was used last; where the cursor has been moved since, as in the source, at the cursor. Blocks
 * that are not drawn yet are waited for.
 */
export function useKeptPlace(root: RefObject<HTMLElement | null>, isWhole: boolean): void {
  const project = useProject(({ id }) => id);
  const { file, readNow } = useWriting();
  const wanted = useRef<KeptPlace>(undefined);
  const isStarted = useRef(false);

  useLayoutEffect(() => {
    const form = root.current;
    if (!form) return;
    if (!isStarted.current) {
      isStarted.current = true;
      const { start } = readNow().selection;
      const kept = readKeptPlace(project, file);
      const isMoved = start !== 0 && start !== kept?.cursor;
      wanted.current = isMoved ? { start, cursor: start, shift: form.clientHeight / 3 } : kept;
    }
    const place = wanted.current;
    if (!place) return;
    const path = pathAtOffset(readBlocks(readNow().text), place.start);
    const block = path === undefined ? undefined : form.querySelector(`[data-block="${path}"]`);
    const distance = () =>
      block
        ? block.getBoundingClientRect().top - form.getBoundingClientRect().top - place.shift
        : Number.POSITIVE_INFINITY;
    if (block) form.scrollBy(0, distance());
    // Too little may be drawn below it to scroll as far.
    if (isWhole || Math.abs(distance()) < 2) wanted.current = undefined;
  });

  useEffect(() => {
    const form = root.current;
    if (!form) return;
    let timer: number | undefined;
    const note = () => {
      const place = placeOf(form, readNow());
      if (place) writeKeptPlace(project, file, place);
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(note, NOTE_AFTER_MS);
    };
    // Whoever is still looking for the last place has no new one.
    const end = new AbortController();
    form.addEventListener('scroll', () => !wanted.current && later(), { passive: true, signal: end.signal });
    form.addEventListener('focusin', later, { signal: end.signal });
    return () => {
      window.clearTimeout(timer);
      end.abort();
    };
  }, [root, project, file, readNow]);
}

/** The first block that can be seen, and how far below the upper edge it begins. */
function placeOf(
  form: HTMLElement,
  { text, selection }: { readonly text: string; readonly selection: { readonly start: number } },
): KeptPlace | undefined {
  const { top } = form.getBoundingClientRect();
  const shown = [...form.querySelectorAll<HTMLElement>('[data-block]:not([data-draft])')].find(
    (element) => element.getBoundingClientRect().bottom > top,
  );
  const block = shown && blockAt(readBlocks(text), shown.dataset.block ?? '');
  if (!shown || !block) return undefined;
  const isAtTop = form.scrollTop === 0;
  const shift = shown.getBoundingClientRect().top - top;
  return isAtTop ? undefined : { start: block.start, cursor: selection.start, shift };
}
