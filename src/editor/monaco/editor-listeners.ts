import type { IDisposable, editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import { bindCommand } from './bind-command.ts';
import type { EditorHandle, EditorSelection, TextChange } from './editor-handle.ts';

export interface ListenedTo {
  /** Whether a change of the model comes from the store right now. */
  readonly isTakingOver: () => boolean;
  readonly readSelection: () => EditorSelection;
  readonly topLine: () => number;
}

export interface Listeners
  extends Pick<EditorHandle, 'onCursor' | 'onScroll' | 'onText' | 'onFocus' | 'onKey' | 'onPaste' | 'bindKeys'> {
  /** Ends all that still listen. */
  readonly dispose: () => void;
}

/** Who listens to an editor; each call gives back how to end it. */
export function createListeners(
  editor: MonacoEditor.IStandaloneCodeEditor,
  model: MonacoEditor.ITextModel,
  { isTakingOver, readSelection, topLine }: ListenedTo,
): Listeners {
  const disposables = new Set<IDisposable>();
  const own = (disposable: IDisposable) => {
    disposables.add(disposable);
    return () => {
      disposable.dispose();
      disposables.delete(disposable);
    };
  };
  return {
    onCursor: (listener) => own(editor.onDidChangeCursorSelection(() => listener(readSelection()))),
    onScroll: (listener) =>
      own(editor.onDidScrollChange(({ scrollTopChanged }) => scrollTopChanged && listener({ topLine: topLine() }))),
    onText: (listener) =>
      own(
        model.onDidChangeContent(() => {
          const change: TextChange = { by: isTakingOver() ? 'outside' : 'typing' };
          listener(change);
        }),
      ),
    onFocus: (listener) => {
      const stopFocus = own(editor.onDidFocusEditorText(() => listener(true)));
      const stopBlur = own(editor.onDidBlurEditorText(() => listener(false)));
      return () => {
        stopFocus();
        stopBlur();
      };
    },
    onKey: (listener) =>
      own(
        editor.onKeyDown((event) => {
          if (!listener(event.browserEvent)) return;
          event.preventDefault();
          event.stopPropagation();
        }),
      ),
    onPaste: (listener) => {
      const end = new AbortController();
      const onPaste = (event: ClipboardEvent) => {
        const words = event.clipboardData?.getData('text/plain') ?? '';
        if (words === '' || (editor.getSelections()?.length ?? 0) > 1 || !editor.hasTextFocus()) return;
        if (!listener(words)) return;
        event.preventDefault();
        event.stopPropagation();
      };
      editor.getContainerDomNode().addEventListener('paste', onPaste, { capture: true, signal: end.signal });
      return own({ dispose: () => end.abort() });
    },
    bindKeys: (command) => own(bindCommand(editor, command)),
    dispose: () => {
      for (const disposable of disposables) disposable.dispose();
    },
  };
}
