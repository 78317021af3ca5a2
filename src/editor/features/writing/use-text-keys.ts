import { useEffect } from 'react';
import { continueList } from '../../../authoring/source-edit/continue-list.ts';
import { shiftList } from '../../../authoring/source-edit/lists.ts';
import { pasteAddress } from '../../../authoring/source-edit/paste-address.ts';
import type { SourceChange, TextRange } from '../../../project/text-edit.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { commandWords, writingStepWords } from '../../words/writing-commands.ts';
import { LINK_STEP, TEXT_COMMANDS } from './commands.ts';
import { useFindInPageKey } from './use-find-in-page-key.ts';

export interface TextKeys {
  /** The code is hidden behind the form. */
  readonly isForm: boolean;
  readonly onLink: () => void;
  readonly onForm: () => void;
}

/** The keys of the commands, what Enter and Tab mean in lists, and an address that is pasted on words. Nothing is read again here: that has time. */
export function useTextKeys(editor: EditorHandle, { isForm, onLink, onForm }: TextKeys): void {
  useFindInPageKey(editor, isForm);
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
    bind('enter', commandWords.nextItem, 'Enter', {}, run(continueList, writingStepWords.addListItem));
    bind(
      'indent',
      commandWords.indent,
      'Tab',
      {},
      run((text, at) => shiftList(text, at, 'in'), writingStepWords.moveListItem),
    );
    bind(
      'outdent',
      commandWords.outdent,
      'Tab',
      { shift: true },
      run((text, at) => shiftList(text, at, 'out'), writingStepWords.moveListItem),
    );
    bind('link', commandWords.link, 'K', { mod: true }, () => {
      onLink();
      return true;
    });
    bind('form', commandWords.toForm, 'Enter', { alt: true }, () => {
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
