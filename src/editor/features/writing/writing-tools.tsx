import { useLocalStorage } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeMarkup } from '../../../authoring/assets/place-markup.ts';
import type { BlockPlace } from '../../../page-source/blocks/block-path.ts';
import { applyTextEdits, lineEndOf, orderEdits, type TextRange } from '../../../project/text-edit.ts';
import { textDifference } from '../../../shared/text-difference.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { FormSkeleton } from '../../pages/form-skeleton.tsx';
import { useProject, useProjectStore } from '../../project-context.ts';
import { selectFileText, selectPageList } from '../../store/index.ts';
import { registerLastPlace } from '../../uploads/insert-places.ts';
import { writingStepWords } from '../../words/writing-commands.ts';
import type { InsertItem } from './insert/insert-items.ts';
import { insertion } from './insert/insertion.ts';
import { SlashMenu } from './insert/slash-menu.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { focusBlockAt } from './page-form/focus-block.ts';
import { putBetween } from './page-form/form-places.ts';
import type { FormHandle } from './page-form/use-form-places.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useAtCursor } from './use-at-cursor.ts';
import { useFollowingLinks } from './use-following-links.ts';
import { listFiles } from './use-listed-files.ts';
import { useTextKeys } from './use-text-keys.ts';
import { AtCursorContext, type OwnWords, type Writing, WritingContext } from './writing-context.ts';

const FormLinkDialog = lazy(() => import('./link/form-link-dialog.tsx'));
const ImageDialog = lazy(() => import('./link/image-dialog.tsx'));
const PageForm = lazy(() => import('./page-form/page-form.tsx'));
const KeysDialog = lazy(() => import('./keys/keys-dialog.tsx'));

type OpenDialog =
  | { readonly kind: 'link'; readonly words: OwnWords | undefined }
  | { readonly kind: 'image'; readonly place: BlockPlace | undefined }
  | { readonly kind: 'keys' };

export interface WritingToolsProps {
  readonly editor: EditorHandle;
  /** The element below the code. */
  readonly dock: HTMLElement;
  /** The code is hidden, and the whole page is a form. */
  readonly isForm: boolean;
  /** A place of the page that someone asked for; a new object is asked for again. */
  readonly place?: { readonly line: number } | undefined;
}

/** Everything for writing a page without knowing how it is written down: a toolbar, a menu, and forms below the text. */
export default function WritingTools({ editor, dock, isForm, place }: WritingToolsProps) {
  const store = useProjectStore();
  const { at, refresh } = useAtCursor(editor);
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const pages = useProject(selectPageList);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isOpen, setOpen] = useLocalStorage({
    key: 'leafwright-details',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const body = useRef<HTMLDivElement>(null);
  const form = useRef<FormHandle>(undefined);

  const openLink = useCallback((words?: OwnWords) => setDialog({ kind: 'link', words }), []);
  const openImage = useCallback((place?: BlockPlace) => setDialog({ kind: 'image', place }), []);
  const openKeys = useCallback(() => setDialog({ kind: 'keys' }), []);
  const openLinkInPage = useCallback(() => openLink(), [openLink]);
  const openImageInPage = useCallback(() => openImage(), [openImage]);
  const writing: Writing = useMemo(
    () => ({
      file: editor.path,
      isReadOnly,
      apply: (change, label, join) => {
        const isDone = editor.apply(change, label, join);
        if (isDone) refresh();
        return isDone;
      },
      readNow: () => ({ text: editor.readText(), selection: editor.readSelection() }),
      select: editor.select,
      focusEditor: () => {
        // In the form the field has kept the focus, or gets it by its place.
        if (!isForm) editor.focus();
        else if (!dock.contains(document.activeElement)) focusBlockAt(dock, editor.readText(), editor.readSelection());
      },
      placeMarkup: (text, pieces) => {
        const gap = form.current?.readGap();
        if (gap) return putBetween(text, gap, pieces.map((piece) => piece.text).join('\n\n'));
        return placeMarkup(text, editor.readSelection().end, pieces);
      },
      openLink,
      openImage,
      pages,
      hasFile: (path) => store.getState().files.has(path),
      readFile: (path) => selectFileText(store.getState(), path),
    }),
    [editor, dock, isForm, isReadOnly, refresh, openLink, openImage, pages, store],
  );

  useEffect(
    () =>
      registerLastPlace(editor, () => {
        if (!form.current?.readGap()) return undefined;
        return { at: writing.placeMarkup, show: editor.select };
      }),
    [editor, writing],
  );
  // Whoever gives the editor the focus means what is shown of it.
  const isFocusWanted = useRef(false);
  useEffect(() => {
    if (!isForm) return;
    editor.setStandIn({
      focus: () => {
        isFocusWanted.current = form.current === undefined;
        form.current?.focusSelection();
      },
    });
    return () => editor.setStandIn(undefined);
  }, [editor, isForm]);
  const goneTo = useRef<WritingToolsProps['place']>(undefined);
  useEffect(() => {
    if (!place || goneTo.current === place) return;
    goneTo.current = place;
    if (isForm) editor.focus();
  }, [editor, place, isForm]);
  const focusForm = useCallback(() => {
    // Whoever comes straight from a click wants the form of what was clicked, not of what stood at the last pause.
    refresh();
    setOpen(true);
    // The form is drawn first.
    requestAnimationFrame(() => firstField(body.current)?.focus());
  }, [refresh, setOpen]);
  useFollowingLinks(editor, dock);
  useTextKeys(editor, { isForm, onLink: openLinkInPage, onForm: focusForm });

  const insert = useCallback(
    (item: InsertItem, typed?: TextRange) => {
      const gap = form.current?.readGap();
      if (gap) return form.current?.insert(gap, item);
      const { text, selection } = writing.readNow();
      const cleared = typed ? text.slice(0, typed.start) + text.slice(typed.end) : text;
      const place = typed ? { start: typed.start, end: typed.start } : selection;
      const files = { ...listFiles(store.getState().files), hasFile: writing.hasFile };
      const change = insertion(item, cleared, place, files);
      const after = applyTextEdits(cleared, orderEdits(change.edits, lineEndOf(text)));
      const difference = textDifference(text, after);
      if (!difference) return;
      writing.apply({ ...change, edits: [difference] }, writingStepWords.insert(item.label.toLowerCase()));
      if (isForm) requestAnimationFrame(() => focusBlockAt(dock, editor.readText(), editor.readSelection()));
      else if (typed || !item.component) editor.focus();
      else focusForm();
      if (item.component) setOpen(true);
    },
    [writing, store, editor, dock, isForm, focusForm, setOpen],
  );
  return (
    <WritingContext value={writing}>
      <AtCursorContext value={at}>
        <Toolbar onInsert={insert} onLink={openLinkInPage} onImage={openImageInPage} onKeys={openKeys} />
        <SlashMenu editor={editor} onChoose={insert} />
        {!isForm && createPortal(<Inspector editor={editor} isOpen={isOpen} onToggle={setOpen} bodyRef={body} />, dock)}
      </AtCursorContext>
      {/* Not below the context: at each key all blocks of a page would be searched for readers of it. */}
      {isForm &&
        createPortal(
          <Suspense fallback={<FormSkeleton />}>
            <PageForm at={at} handleRef={form} focusWanted={isFocusWanted} />
          </Suspense>,
          dock,
        )}
      <Suspense>
        {dialog?.kind === 'link' && <FormLinkDialog words={dialog.words} onClose={() => setDialog(undefined)} />}
        {dialog?.kind === 'image' && <ImageDialog place={dialog.place} onClose={() => setDialog(undefined)} />}
        {dialog?.kind === 'keys' && <KeysDialog onClose={() => setDialog(undefined)} />}
      </Suspense>
    </WritingContext>
  );
}

function firstField(body: HTMLElement | null): HTMLElement | null {
  return body?.querySelector<HTMLElement>('input, textarea, select') ?? null;
}
