import { useEffect } from 'react';
import { continueList } from '../../../engine/source-edit/continue-list.ts';
import { shiftList } from '../../../engine/source-edit/lists.ts';
import { pasteAddress } from '../../../engine/source-edit/paste-address.ts';
import type { SourceChange, TextRange } from '../../../engine/source-edit/text-edit.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { LINK_STEP, TEXT_COMMANDS } from './commands.ts';

export interface TextKeys {
  readonly onLink: () => void;
  readonly onForm: () => void;
}

/** The keys of the commands, what Enter and Tab mean in lists, and an address that is pasted on words. Nothing is read again here: that has time. */
export function useTextKeys(editor: EditorHandle, { onLink, onForm }: TextKeys): void {
  useEffect(() => {
    const run = (make: (text: string, selection: TextRange) => SourceChange | undefined, label: string) => () => {
      if (editor.isReadOnly()) return false;
      const change = make(editor.readText(), editor.readSelection());
      return change !== undefined && editor.apply(change, label);
    };
    const stops = TEXT_COMMANDS.flatMap(({ id, label, keys, change }) =>
      keys ? [editor.bindKeys({ id, label, ...keys, run: run(change, label) })] : [],
    );
    const bind = (
      id: string,
      label: string,
      key: string,
      rest: { shift?: boolean; alt?: boolean; mod?: boolean },
      on: () => boolean,
    ) => stops.push(editor.bindKeys({ id, label, key, ...rest, run: on }));
    bind('enter', 'New line, or next item of the list', 'Enter', {}, run(continueList, 'New item of the list'));
    bind(
      'indent',
      'Item one level in',
      'Tab',
      {},
      run((text, at) => shiftList(text, at, 'in'), 'Move an item'),
    );
    bind(
      'outdent',
      'Item one level out',
      'Tab',
      { shift: true },
      run((text, at) => shiftList(text, at, 'out'), 'Move an item'),
    );
    bind('link', 'Link', 'K', { mod: true }, () => {
      onLink();
      return true;
    });
    bind('form', 'To the form of what is at the cursor', 'Enter', { alt: true }, () => {
      onForm();
      return true;
    });
    stops.push(
      editor.onPaste((words) => {
        if (editor.isReadOnly()) return false;
        const change = pasteAddress(editor.readText(), editor.readSelection(), words);
        return change !== undefined && editor.apply(change, LINK_STEP);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, onLink, onForm]);
}
