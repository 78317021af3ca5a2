/** The fixes of problems as Monaco's quick fixes: a light bulb, a link in the hover, Control and the full stop. */
import type * as Monaco from 'monaco-editor/editor/editor.api';
import { fixEdits } from '../../authoring/source-edit/fix-edits.ts';
import { type Diagnostic, type Fix, fixOf, reachesFurther } from '../../project/diagnostics.ts';
import { codeHelpWords } from '../words/code-help.ts';
import { markerOf } from './markers.ts';

export interface CodeFixes {
  /** Of the model's file, as it is underlined. */
  readonly problems: readonly Diagnostic[];
  /** The file's text as it is now: what does not fit it any more is not offered. */
  readonly readText: () => string;
  readonly onFix: (problems: readonly Diagnostic[]) => void;
  /** What else can be done about a problem than to mend it. */
  readonly moreFor?: (problem: Diagnostic) => readonly CodeAction[];
}

export interface CodeAction {
  readonly title: string;
  readonly act: () => void;
}

const COMMAND = 'leafwright.fix';
const NOTHING: CodeFixes = { problems: [], readText: () => '', onFix: () => undefined };
const fixesOf = new WeakMap<Monaco.editor.ITextModel, CodeFixes>();

/** What can be fixed in a model from now on. */
export function setCodeFixes(model: Monaco.editor.ITextModel, fixes: CodeFixes): void {
  fixesOf.set(model, fixes);
}

export function registerCodeFixes(monaco: typeof Monaco): void {
  monaco.editor.registerCommand(COMMAND, (_accessor, fix: () => void) => fix());
  monaco.languages.registerCodeActionProvider('*', {
    provideCodeActions(model, range) {
      const actions: Monaco.languages.CodeAction[] = [];
      const { problems, readText, onFix, moreFor } = fixesOf.get(model) ?? NOTHING;
      const isHere = (problem: Diagnostic) => monaco.Range.areIntersectingOrTouching(range, markerOf(problem));
      const here = problems.filter(isHere);
      if (here.length === 0) return { actions, dispose: () => undefined };
      // Problems are those of the last look at the page; it may have been mended since.
      const text = readText();
      const isCurrent = (fix: Fix | undefined) => fix !== undefined && fixEdits(text, fix) !== undefined;
      const fixable = problems.filter(({ fix }) => isCurrent(fix));
      for (const problem of fixable.filter(isHere)) {
        actions.push(actionOf(problem.fix?.title ?? '', [markerOf(problem)], () => onFix([problem])));
      }
      const together = fixable.filter(({ fix }) => fix !== undefined && !reachesFurther(fix));
      if (actions.length > 0 && together.length > 1) {
        actions.push(actionOf(codeHelpWords.fixAll(together.length), [], () => onFix(together)));
      }
      for (const problem of here) {
        const choices = choicesOf(problem);
        // Where one of them has been made, none is meant any more.
        if (!choices.every(({ fix }) => isCurrent(fix))) continue;
        for (const { title, fix } of choices) {
          actions.push(actionOf(title, [markerOf(problem)], () => onFix([{ ...problem, fix }]), false));
        }
      }
      for (const problem of here) {
        for (const { title, act } of moreFor?.(problem) ?? [])
          actions.push(actionOf(title, [markerOf(problem)], act, false));
      }
      return { actions, dispose: () => undefined };
    },
  });
}

function choicesOf({ choice }: Diagnostic): readonly { readonly title: string; readonly fix: Fix }[] {
  if (choice === undefined) return [];
  const lead = choice.options.length > 1 ? `${choice.title}: ` : '';
  return choice.options.map((option) => ({ title: lead + option.label, fix: fixOf(choice, option) }));
}

function actionOf(
  title: string,
  diagnostics: Monaco.editor.IMarkerData[],
  fix: () => void,
  isPreferred = diagnostics.length > 0,
) {
  const plain = title.replaceAll('`', '');
  return {
    title: plain,
    kind: 'quickfix',
    diagnostics,
    isPreferred,
    command: { id: COMMAND, title: plain, arguments: [fix] },
  };
}
