import type { IDisposable, editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import type { EditorCommand } from './editor-handle.ts';
import { monaco } from './monaco.ts';

/** Commands of the editor that run where one of ours had nothing to do. */
const OWN_COMMANDS: Readonly<
  Record<string, { readonly plain: string; readonly shift?: string; readonly payload?: unknown }>
> = {
  Enter: { plain: 'type', payload: { text: '\n' } },
  Tab: { plain: 'tab', shift: 'outdent' },
};

const NO_SUGGESTIONS = 'editorTextFocus && !suggestWidgetVisible && !inSnippetMode && !editorTabMovesFocus';

/** Binds keys to a command of ours. */
export function bindCommand(editor: MonacoEditor.IStandaloneCodeEditor, command: EditorCommand): IDisposable {
  const { id, label, key, mod, shift, alt, run } = command;
  const { KeyMod } = monaco;
  const keybinding = keyCodeOf(key) | (mod ? KeyMod.CtrlCmd : 0) | (shift ? KeyMod.Shift : 0) | (alt ? KeyMod.Alt : 0);
  return editor.addAction({
    id: `leafwright.${id}`,
    label,
    keybindings: [keybinding],
    keybindingContext: NO_SUGGESTIONS,
    run: () => {
      if (run()) return;
      const own = OWN_COMMANDS[key];
      if (own) editor.trigger('keyboard', (shift && own.shift) || own.plain, own.payload);
    },
  });
}

function keyCodeOf(key: string): number {
  const { KeyCode } = monaco;
  if (key === 'Enter') return KeyCode.Enter;
  if (key === 'Tab') return KeyCode.Tab;
  if (key === 'Up') return KeyCode.UpArrow;
  if (key === 'Down') return KeyCode.DownArrow;
  if (/^\d$/.test(key)) return KeyCode.Digit0 + Number(key);
  return KeyCode.KeyA + key.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
}
