import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { MenuPlace } from '../../editor/features/page-blocks/page-block-menu.tsx';
import type { BlocksAt, PageBlocksOptions } from '../../editor/features/page-blocks/page-blocks.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import type { PickBlock, PreviewLoop } from '../../editor/session/index.ts';
import { useLatest } from '../../editor/ui/use-latest.ts';
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';

const SelectionBar = lazy(() => import('../../editor/features/page-blocks/selection-bar.tsx'));

type BlocksModule = typeof import('../../editor/features/page-blocks/page-blocks.ts');

interface SelectedByTaps {
  readonly at: BlocksAt;
  readonly found: FoundBlock;
}

export interface TapSelectionProps {
  readonly preview: RefObject<PreviewLoop | undefined>;
  readonly editor: EditorHandle | undefined;
  readonly isWriting: boolean;
  readonly readBlocks: () => BlocksModule | undefined;
  readonly readOptions: () => PageBlocksOptions | undefined;
  readonly onMore: (selected: SelectedByTaps & { readonly place: MenuPlace }) => void;
}

/** Several blocks selected by a finger: from the menu of one on, taps take blocks in or out, and a bar handles them. */
export function useTapSelection(props: TapSelectionProps) {
  const { preview, editor, isWriting } = props;
  const latest = useLatest(props);
  const [selected, setSelected] = useState<SelectedByTaps>();
  const isOn = useRef(false);
  /** What is selected changes the page itself. */
  const isOwn = useRef(false);

  const end = useCallback(() => {
    if (!isOn.current) return;
    isOn.current = false;
    setSelected(undefined);
    preview.current?.pickBlock({ kind: 'leave-blocks' });
  }, [preview]);
  // Another page, or another view of it.
  useEffect(() => (editor && isWriting ? end : undefined), [editor, isWriting, end]);

  // Undone, or changed elsewhere: the blocks may be others now.
  useEffect(() => editor?.onText(() => isOwn.current || end()), [editor, end]);

  /** Changes the page by what is selected, which goes on being so. */
  const change = useCallback((run: () => void) => {
    isOwn.current = true;
    try {
      run();
    } finally {
      isOwn.current = false;
    }
  }, []);

  const start = useCallback((at: BlocksAt) => {
    const options = latest.current.readOptions();
    if (!options) return;
    isOn.current = true;
    latest.current.readBlocks()?.pickAgain(options, at);
  }, []);

  /** What the frame is told of blocks: they go on being selected by taps. */
  const follow = useCallback((message: PickBlock): PickBlock => {
    const { editor: open, readBlocks } = latest.current;
    if (!isOn.current || !open) return message;
    const blocks = readBlocks();
    const at = blocks?.findRange(open, message);
    const found = at && blocks?.readBlocks(open, at);
    if (at && found) setSelected({ at, found });
    return { ...message, isSelecting: true };
  }, []);

  const bar = selected && (
    <Suspense>
      <SelectionBar
        found={selected.found}
        onChoose={(choice) => {
          const options = props.readOptions();
          if (options) change(() => props.readBlocks()?.chooseForBlock(options, selected.at, choice));
        }}
        onMore={(place) => props.onMore({ ...selected, place })}
        onDone={end}
      />
    </Suspense>
  );
  return { start, end, change, follow, bar, isSelecting: selected !== undefined };
}
