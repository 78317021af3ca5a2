import { type ReactNode, useMemo } from 'react';
import { readCursor } from '../read-cursor.ts';
import { AtCursorContext, useWriting, type Writing, WritingContext } from '../writing-context.ts';
import { windowOf } from './block-window.ts';
import { usePageFormActions } from './page-form-context.ts';

const NOWHERE = readCursor('', { start: 0, end: 0 });

export interface BlockScopeProps {
  readonly path: string;
  /** The lines of the block. */
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * Lets the forms inside see the lines of one block and no more, as if they were the page: then nothing of them is drawn
 * again when the page changes elsewhere.
 */
export function BlockScope({ path, text, children }: BlockScopeProps) {
  const page = useWriting();
  const { find } = usePageFormActions();
  const writing = useMemo((): Writing => {
    const now = () => {
      const found = find(path);
      return found && { text: found.text, window: windowOf(found.text, found.block) };
    };
    return {
      ...page,
      apply: ({ edits, selection }, label, join) => {
        const by = now()?.window.start;
        if (by === undefined) return false;
        const moved = edits.map((edit) => ({ ...edit, start: edit.start + by, end: edit.end + by }));
        const selected = selection && { selection: { start: selection.start + by, end: selection.end + by } };
        return page.apply({ edits: moved, ...selected }, label, join && `${path}:${join}`);
      },
      readNow: () => {
        const place = now();
        if (!place) return { text: '', selection: { start: 0, end: 0 } };
        const { start, end } = place.window;
        const { selection } = page.readNow();
        const inside = (offset: number) => Math.min(Math.max(offset - start, 0), end - start);
        return {
          text: place.text.slice(start, end),
          selection: { start: inside(selection.start), end: inside(selection.end) },
        };
      },
      select: ({ start, end }) => {
        const by = now()?.window.start ?? 0;
        page.select({ start: start + by, end: end + by });
      },
    };
  }, [page, find, path]);
  const at = useMemo(() => ({ ...NOWHERE, text }), [text]);
  return (
    <WritingContext value={writing}>
      <AtCursorContext value={at}>{children}</AtCursorContext>
    </WritingContext>
  );
}
