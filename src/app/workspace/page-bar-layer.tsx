import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { FieldWords } from '../../editor/features/page-writing/selected-words.ts';
import PageBar from '../../editor/features/writing/page-bar/page-bar.tsx';
import { useProject, useProjectStore } from '../../editor/project-context.ts';
import { selectFileText, selectPageList } from '../../editor/store/index.ts';
import { isFocusInFrame, letFrameTakeFocus } from './keep-focus.ts';
import type { PageBarHandle } from './page-bar-state.ts';

const LinkDialog = lazy(() => import('../../editor/features/writing/link/link-dialog.tsx'));

export interface PageBarLayerProps {
  readonly bar: PageBarHandle;
  readonly readFrame: () => HTMLIFrameElement | null;
}

/** The bar over selected words of the page, and the dialog for their link. */
export default function PageBarLayer({ bar, readFrame }: PageBarLayerProps) {
  const { words, linked, isFocusWanted } = useStore(bar.state);
  const isAtWords = useIsAtWords() || linked !== undefined;
  const [forgetWish] = useState(() => () => bar.state.setState({ isFocusWanted: false }));
  const field = words?.field;
  useEffect(() => {
    if (field !== undefined && !isAtWords) bar.leave(field);
  }, [bar, field, isAtWords]);
  const frame = words && isAtWords ? readFrame() : null;
  const focusWords = (of: FieldWords) => {
    letFrameTakeFocus(readFrame());
    bar.focus(of.field);
  };
  return (
    <Suspense>
      {words && frame && (
        <PageBar
          key={words.field}
          words={words}
          frame={frame}
          isFocusWanted={isFocusWanted}
          onFocused={forgetWish}
          change={(make, step) => bar.change(words, make, step)}
          link={() => bar.state.setState({ linked: words })}
          focusWords={() => focusWords(words)}
        />
      )}
      {linked && <PageLink linked={linked} bar={bar} focusWords={() => focusWords(linked)} />}
    </Suspense>
  );
}

interface PageLinkProps {
  readonly linked: FieldWords;
  readonly bar: PageBarHandle;
  readonly focusWords: () => void;
}

function PageLink({ linked, bar, focusWords }: PageLinkProps) {
  const store = useProjectStore();
  const pages = useProject(selectPageList);
  return (
    <LinkDialog
      words={{
        read: () => ({ text: linked.value, selection: linked.selection }),
        apply: (made, step) => bar.change(linked, () => made, step),
        focus: focusWords,
      }}
      pages={pages}
      readFile={(path) => selectFileText(store.getState(), path)}
      isReadOnly={false}
      onClose={() => bar.state.setState({ linked: undefined })}
    />
  );
}

/** Whether the focus is in the preview, or in what belongs to the bar: elsewhere, nothing of the page lies over it. */
function useIsAtWords(): boolean {
  return useSyncExternalStore(listenToFocus, isAtWords);
}

function listenToFocus(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('focusin', onChange, { signal });
  // The frame has the focus after this event.
  window.addEventListener('blur', () => setTimeout(onChange), { signal });
  return () => listening.abort();
}

/** While nothing has the focus it goes from one to the other. */
function isAtWords(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return isFocusInFrame() || activeElement.closest('[data-page-bar]') !== null;
}
