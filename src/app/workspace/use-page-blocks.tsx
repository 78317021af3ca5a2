import { notifications } from '@mantine/notifications';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PageBlocksOptions } from '../../editor/features/page-blocks/page-blocks.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProjectStore } from '../../editor/project-context.ts';
import type { PreviewLoop } from '../../editor/session/index.ts';
import { undoStep } from '../../editor/store/index.ts';
import { showUndoNotice } from '../../editor/ui/undo-notice.ts';
import { useLatest } from '../../editor/ui/use-latest.ts';
import type { BlockToHost } from '../../sandbox/host/index.ts';
import { isAsked } from './is-asked.ts';
import { keepFocusFromFrame, letFrameTakeFocus } from './keep-focus.ts';
import { OnePerFrame } from './one-per-frame.ts';
import type { PageInsert } from './page-insert.ts';
import { type OpenMenu, useAddBelow } from './use-add-below.tsx';
import { useTapSelection } from './use-tap-selection.tsx';
import { Waiting } from './waiting.ts';

const load = () => import('../../editor/features/page-blocks/page-blocks.ts');
const PageBlockMenu = lazy(() => import('../../editor/features/page-blocks/page-block-menu.tsx'));

export interface PageBlocksProps {
  readonly preview: RefObject<PreviewLoop | undefined>;
  readonly editor: EditorHandle | undefined;
  /** The page is open in the visual editor. */
  readonly isWriting: boolean;
  readonly changeBlock: PageBlocksOptions['changeBlock'];
  readonly openForm: PageBlocksOptions['openForm'];
  readonly insert: PageInsert;
}

/** In the visual editor, whole blocks are handled in the preview: by the menu at a handle, and by keys. */
export function usePageBlocks(props: PageBlocksProps) {
  const store = useProjectStore();
  const [menu, setMenu] = useState<OpenMenu>();
  const [said, setSaid] = useState('');
  const latest = useLatest(props);
  /** The element that the frame of the preview fills. */
  const frame = useRef<HTMLElement>(null);
  const { editor, isWriting, insert, preview } = props;
  const { readBlocks, waiting } = useBlocksModule(editor, isWriting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu belongs to the page that it was opened in.
  useEffect(() => setMenu(undefined), [editor, isWriting]);

  const taps = useTapSelection({ ...props, readBlocks, readOptions: () => readOptions(), onMore: setMenu });
  const [followTaps, endTaps] = [useLatest(taps.follow), useLatest(taps.end)];
  const readOptions = useCallback((): PageBlocksOptions | undefined => {
    const { editor: open, changeBlock, openForm } = latest.current;
    if (!open) return undefined;
    return {
      editor: open,
      readFiles: () => store.getState().files,
      changeBlock,
      openForm,
      tell: (message) => {
        letFrameTakeFocus(frame.current?.querySelector('iframe'));
        preview.current?.pickBlock(followTaps.current(message));
      },
      say: setSaid,
      refuse: (sentence) => notifications.show({ message: sentence }),
      onSelected: () => endTaps.current(),
      onGone: (label, title) => {
        setSaid(title);
        endTaps.current();
        showUndoNotice({ label, title, undo: () => undoStep(store, label) });
      },
    };
  }, [store, followTaps, endTaps, preview]);

  const { add, addBelow } = useAddBelow({ insert, frame, readBlocks, readOptions });

  const hear = useCallback(
    (message: BlockToHost) => {
      const options = readOptions();
      const blocks = readBlocks();
      if (!latest.current.isWriting || !options || !blocks) return;
      const asked = blocks.hearBlock(options, message);
      if (!asked || !frame.current) return;
      keepFocusFromFrame();
      const open = { ...asked, place: blocks.placeInWindow(frame.current, asked.box) };
      setMenu(asked.isToAdd ? undefined : open);
      add(asked.isToAdd ? open : undefined);
    },
    [readOptions, readBlocks, add],
  );
  const answer = useCallback(() => preview.current?.pickBlock({ kind: 'block-heard' }), [preview]);
  const take = useLatest((message: BlockToHost) => {
    if (!latest.current.isWriting || (readBlocks() && latest.current.editor)) {
      hear(message);
      answer();
      return;
    }
    // A hand that was quicker than what it needs: it is heard when that is there.
    void waiting.wait().then((isThere) => {
      if (isThere) hear(message);
      answer();
    });
  });
  const [turns] = useState(() => new OnePerFrame<BlockToHost>((message) => take.current(message)));
  const onBlock = useCallback(
    (message: BlockToHost) => {
      if (isAsked()) turns.take(message);
      else answer();
    },
    [turns, answer],
  );
  const onClose = (isByKey: boolean) => {
    setMenu(undefined);
    const options = readOptions();
    if (isByKey && menu && options) readBlocks()?.pickAgain(options, menu.at);
  };
  const around = menu && readBlocks()?.pathAround(menu.at.path);
  const blockMenu = (
    <>
      <span className="lw-hidden" role="status">
        {said}
      </span>
      {menu && (
        <Suspense>
          <PageBlockMenu
            key={`${menu.at.path} ${menu.at.count}`}
            found={menu.found}
            place={menu.place}
            onChoose={(choice) => {
              setMenu(undefined);
              const options = readOptions();
              if (choice === 'add' || choice === 'open') taps.end();
              if (choice === 'add') add(menu);
              else if (choice === 'select') taps.start(menu.at);
              else if (options) taps.change(() => readBlocks()?.chooseForBlock(options, menu.at, choice));
            }}
            onClose={onClose}
            isSelecting={taps.isSelecting}
            onAround={
              around === undefined
                ? undefined
                : () => {
                    const options = readOptions();
                    const found = options && readBlocks()?.readBlocks(options.editor, { path: around, count: 1 });
                    if (found) setMenu({ ...menu, found, at: { path: around, count: 1 } });
                  }
            }
          />
        </Suspense>
      )}
      {addBelow}
      {taps.bar}
    </>
  );
  return { onBlock, frame, blockMenu };
}

/** What handles blocks, once that and the editor are there: most people who look at a page handle none. */
function useBlocksModule(editor: EditorHandle | undefined, isWriting: boolean) {
  const module = useRef<Awaited<ReturnType<typeof load>>>(undefined);
  const [waiting] = useState(() => new Waiting<true>());
  useEffect(() => {
    if (!editor || !isWriting) return;
    let isOver = false;
    // Where it cannot be loaded, the form has the same menu.
    void load().then((loaded) => {
      module.current = loaded;
      if (!isOver) waiting.end(true);
    }, noMenu);
    return () => {
      isOver = true;
    };
  }, [editor, isWriting, waiting]);
  useEffect(() => (isWriting ? () => waiting.end(undefined) : undefined), [isWriting, waiting]);
  const readBlocks = useCallback(() => module.current, []);
  return { readBlocks, waiting };
}

function noMenu(): void {
  // The next visit of the visual editor tries again.
}
