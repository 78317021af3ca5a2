/** What helps writing a page: pairs of tags, new words for headings, tidy white space. */
import type * as Monaco from 'monaco-editor/editor/editor.api';
import { formatPage } from '../../../authoring/format/format-page.ts';
import { readHeadings } from '../../../page-source/headings/headings.ts';
import { closingTagFor, linkedNames } from '../../../page-source/tag-pairs.ts';
import { codeHelpWords } from '../../words/code-help.ts';
import { currentKnowledge } from '../project-knowledge.ts';
import { goToTarget } from './go-to-target.ts';
import { fileOfModel, inputAt, rangeOf, textOfModel } from './model-text.ts';

export function registerWriting(monaco: typeof Monaco, languages: readonly string[]): void {
  const selector = [...languages];
  monaco.languages.registerLinkedEditingRangeProvider(selector, {
    provideLinkedEditingRanges(model, position) {
      const { text, offset } = inputAt(model, position);
      const names = linkedNames(text, offset);
      return names && { ranges: names.map((name) => rangeOf(model, name)), wordPattern: /(?:[A-Za-z][\w.:-]*)?/ };
    },
  });

  monaco.languages.registerDocumentFormattingEditProvider(selector, {
    displayName: codeHelpWords.whiteSpace,
    provideDocumentFormattingEdits: (model) =>
      formatPage(textOfModel(model)).map((edit) => ({ range: rangeOf(model, edit), text: edit.text })),
  });

  monaco.languages.registerRenameProvider(selector, {
    resolveRenameLocation(model, position) {
      const heading = headingAt(model, position);
      const refusal = { range: rangeOf(model, { start: 0, end: 0 }), text: '' };
      if (heading === undefined)
        return {
          ...refusal,
          rejectReason: codeHelpWords.renameWhere,
        };
      const range = { start: heading.textStart, end: heading.textEnd };
      return { range: rangeOf(model, range), text: textOfModel(model).slice(range.start, range.end) };
    },
    provideRenameEdits(model, position, title) {
      const heading = headingAt(model, position);
      const knowledge = currentKnowledge();
      if (heading === undefined || knowledge === undefined)
        return { edits: [], rejectReason: codeHelpWords.renameRefused };
      // The app shows what will change in the project, and makes the changes itself.
      knowledge.renameHeading({ file: fileOfModel(model), start: heading.start, title });
      return { edits: [] };
    },
  });

  monaco.editor.addEditorAction({
    id: 'leafwright.goToTarget',
    label: codeHelpWords.goToTarget,
    keybindings: [monaco.KeyCode.F12],
    contextMenuGroupId: 'navigation',
    contextMenuOrder: 1,
    precondition: selector.map((language) => `editorLangId == ${language}`).join(' || '),
    run(editor) {
      const model = editor.getModel();
      const position = editor.getPosition();
      if (model && position) goToTarget(model, model.getOffsetAt(position));
    },
  });

  const { KeyCode, KeyMod } = monaco;
  monaco.editor.addKeybindingRules([
    // The usual keys for it begin with those that make a link here.
    { keybinding: KeyMod.Shift | KeyCode.F1, command: 'editor.action.showHover' },
    // On Linux the usual keys open the tools of the browser.
    { keybinding: KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF, command: 'editor.action.formatDocument' },
  ]);

  monaco.editor.onDidCreateEditor((editor) => closeTags(monaco, editor, languages));
}

function headingAt(model: Monaco.editor.ITextModel, position: Monaco.Position) {
  const { text, offset } = inputAt(model, position);
  return readHeadings(text).findLast(({ start, end }) => offset >= start && offset <= end);
}

/** Writes the closing tag behind a `>` that was typed. */
function closeTags(monaco: typeof Monaco, editor: Monaco.editor.ICodeEditor, languages: readonly string[]): void {
  editor.onDidChangeModelContent(({ changes, isUndoing, isRedoing, isFlush }) => {
    const model = editor.getModel();
    const [change] = changes;
    if (!model || !change || changes.length > 1 || change.text !== '>' || isUndoing || isRedoing || isFlush) return;
    if (!languages.includes(model.getLanguageId()) || !editor.hasTextFocus()) return;
    const offset = change.rangeOffset + 1;
    // Words that come in at once, as from dictation, are typed sign by sign: what follows decides whether anything is to be closed.
    queueMicrotask(() => closeTag(monaco, editor, model, offset));
  });
}

function closeTag(
  monaco: typeof Monaco,
  editor: Monaco.editor.ICodeEditor,
  model: Monaco.editor.ITextModel,
  offset: number,
): void {
  if (editor.getModel() !== model || model.isDisposed()) return;
  const place = editor.getPosition();
  if (!place || model.getOffsetAt(place) !== offset) return;
  const closing = closingTagFor(textOfModel(model), offset);
  if (closing === undefined) return;
  const range = monaco.Range.fromPositions(place);
  editor.executeEdits('closing-tag', [{ range, text: closing }], [monaco.Selection.fromPositions(place)]);
}
