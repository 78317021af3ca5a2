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

/** A command whose keys an editor knows, and who runs it now. */
interface KnownCommand {
  run: EditorCommand['run'] | undefined;
  /** Without it the keys mean to the editor what they mean everywhere, and the list of commands leaves it out. */
  readonly isBound: MonacoEditor.IContextKey<boolean>;
}

/** By editor, and by the name of the command. */
const known = new WeakMap<MonacoEditor.IStandaloneCodeEditor, Map<string, KnownCommand>>();

/**
 * Binds keys to a command of ours, until they are given back. The editor goes on knowing the keys, for the next file binds the same
 * ones: at each that is added or taken away Monaco reads the keys of all its commands again.
 */
export function bindCommand(editor: MonacoEditor.IStandaloneCodeEditor, command: EditorCommand): IDisposable {
  const found = commandsOf(editor).get(command.id) ?? makeKnown(editor, command);
  const { run } = command;
  found.run = run;
  found.isBound.set(true);
  return {
    dispose() {
      // Another one has taken over by then, where a file follows another.
      if (found.run !== run) return;
      found.run = undefined;
      found.isBound.set(false);
    },
  };
}

function commandsOf(editor: MonacoEditor.IStandaloneCodeEditor): Map<string, KnownCommand> {
  const commands = known.get(editor) ?? new Map<string, KnownCommand>();
  known.set(editor, commands);
  return commands;
}

function makeKnown(editor: MonacoEditor.IStandaloneCodeEditor, command: EditorCommand): KnownCommand {
  const { id, label, key, mod, shift, alt } = command;
  const { KeyMod } = monaco;
  const name = `leafwright.${id}`;
  const made: KnownCommand = { run: undefined, isBound: editor.createContextKey(name, false) };
  const action = editor.addAction({
    id: name,
    label,
    keybindings: [keyCodeOf(key) | (mod ? KeyMod.CtrlCmd : 0) | (shift ? KeyMod.Shift : 0) | (alt ? KeyMod.Alt : 0)],
    precondition: name,
    keybindingContext: NO_SUGGESTIONS,
    run: () => {
      if (made.run?.()) return;
      const own = OWN_COMMANDS[key];
      if (own) editor.trigger('keyboard', (shift && own.shift) || own.plain, own.payload);
    },
  });
  editor.onDidDispose(() => action.dispose());
  commandsOf(editor).set(id, made);
  return made;
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
