import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { insertBetween, removeBlock, swapBlocks } from '../../../../authoring/source-edit/block-edits.ts';
import {
  type BlockPlace,
  type FoundBlock,
  findBlock,
  listAt,
  pathAtOffset,
  pathOf,
  placeOf,
} from '../../../../page-source/blocks/block-path.ts';
import { applyTextEdits, type TextRange } from '../../../../project/text-edit.ts';
import { readProse, selectInProse } from '../../../../prose/prose-dom.ts';
import { useProjectStore } from '../../../project-context.ts';
import { blockWords, writingStepWords } from '../../../words/writing-commands.ts';
import { isPicture, PARAGRAPH } from '../insert/insert-items.ts';
import { blockOf } from '../insert/insertion.ts';
import { useDelete } from '../use-delete.ts';
import { listFiles } from '../use-listed-files.ts';
import { useWriting } from '../writing-context.ts';
import { fieldBefore, fieldOf, focusBlockAt, focusNewBlock } from './focus-block.ts';
import type { PageFormActions } from './page-form-context.ts';
import { readBlocks } from './read-blocks.ts';

/** Where the focus goes when the form is drawn again. */
type Wanted =
  | { readonly selection: TextRange; readonly isNew?: boolean }
  | { readonly path: string; readonly button?: string };

export interface PageFormState {
  readonly actions: PageFormActions;
  /** Where an empty field is open, as a path. */
  readonly draft: string | undefined;
  /** What was done, for who does not see it. */
  readonly status: string;
}

/** What can be done with whole blocks in the form of a page, and where the focus goes then. */
export function usePageForm(root: RefObject<HTMLElement | null>): PageFormState {
  const store = useProjectStore();
  const writing = useWriting();
  const deleteAs = useDelete();
  const [draft, setDraft] = useState<string>();
  const [status, setStatus] = useState('');
  const wanted = useRef<Wanted>(undefined);

  useLayoutEffect(() => {
    const element = root.current;
    const place = wanted.current;
    if (!element || !place) return;
    wanted.current = undefined;
    const { text } = writing.readNow();
    if (!('selection' in place)) focusButton(element, place.path, place.button);
    else if (place.isNew) focusNewBlock(element, text, place.selection);
    else focusBlockAt(element, text, place.selection);
  });

  const actions = useMemo((): PageFormActions => {
    const { apply, readNow } = writing;
    const read = () => {
      const { text } = readNow();
      return { text, blocks: readBlocks(text) };
    };
    const find = (path: string): FoundBlock | undefined => {
      const { text, blocks } = read();
      return findBlock(text, path, blocks);
    };
    const openDraft = (place: BlockPlace) => {
      wanted.current = { path: pathOf(place) };
      setDraft(pathOf(place));
    };
    const gapAt = ({ list, index }: BlockPlace) => {
      const { text, blocks } = read();
      const around = listAt(blocks, list);
      return around && { text, above: around.blocks[index - 1], below: around.blocks[index], parent: around.parent };
    };
    return {
      find,
      openDraft,
      closeDraft: (path) => setDraft((open) => (open === path ? undefined : open)),
      writeDraft: (place, words, cursor) => {
        const gap = gapAt(place);
        if (!gap) return;
        const change = insertBetween(gap.text, gap, { text: words, select: { start: cursor, end: cursor } });
        setDraft(undefined);
        apply(change, writingStepWords.addParagraph, `block:${pathOf(place)}`);
      },
      insert: (place, item) => {
        if (item === PARAGRAPH) return openDraft(place);
        const gap = gapAt(place);
        if (!gap) return;
        setDraft(undefined);
        if (isPicture(item)) return writing.openImage(place);
        const files = { ...listFiles(store.getState().files), hasFile: writing.hasFile };
        const change = insertBetween(gap.text, gap, blockOf(item, files));
        if (change.selection) wanted.current = { selection: change.selection, isNew: true };
        apply(change, writingStepWords.insert(item.label.toLowerCase()));
      },
      move: (path, by, label) => {
        const found = find(path);
        const { list, index } = placeOf(path);
        const other = found?.list.blocks[index + by];
        if (!found || !other) return;
        const [above, below] = by < 0 ? [other, found.block] : [found.block, other];
        const change = swapBlocks(found.text, above, below, by < 0 ? 'below' : 'above');
        const after = readBlocks(applyTextEdits(found.text, change.edits));
        const moved = pathAtOffset(after, change.selection?.start ?? 0) ?? pathOf({ list, index: index + by });
        wanted.current = { path: moved, button: by < 0 ? 'up' : 'down' };
        if (apply(change, writingStepWords.move(label.toLowerCase())))
          setStatus(blockWords.moved(label, index + by + 1, found.list.blocks.length));
      },
      remove: (path, label) => {
        const found = find(path);
        if (!found) return;
        const change = removeBlock(found.text, found.block, found.list.parent);
        if (change.selection) wanted.current = { selection: change.selection };
        deleteAs(change, label);
      },
      empty: (path, label) => {
        const found = find(path);
        if (!found) return;
        const change = removeBlock(found.text, found.block, found.list.parent);
        openDraft(placeOf(path));
        apply(change, writingStepWords.edit(label.toLowerCase()), `block:${path}`);
      },
      focusAt: (selection) => {
        wanted.current = { selection };
      },
      focusBefore: (field) => {
        const before = root.current && fieldBefore(root.current, field);
        if (!before) return;
        const end = readProse(before).length;
        before.focus();
        selectInProse(before, { start: end, end });
      },
    };
  }, [writing, store, deleteAs, root]);
  return { actions, draft, status };
}

/** The button of a block, or the other one where that has no further way to go; without a button, its first field. */
function focusButton(root: HTMLElement, path: string, button: string | undefined): void {
  const block = button === undefined ? undefined : root.querySelector(`[data-block="${path}"]`);
  const found =
    block?.querySelector<HTMLElement>(`button[data-move="${button}"]:not(:disabled)`) ??
    block?.querySelector<HTMLElement>('button[data-move]:not(:disabled)');
  (found ?? fieldOf(root, path))?.focus();
}
