/** The fixes of problems as Monaco's quick fixes: a light bulb, a link in the hover, Control and the full stop. */
import type * as Monaco from 'monaco-editor/editor/editor.api';
import { type Diagnostic, type Fix, fixOf } from '../../engine/diagnostics.ts';
import { markerOf } from './markers.ts';

export interface CodeFixes {
  /** Of the model's file, as it is underlined. */
  readonly problems: readonly Diagnostic[];
  readonly onFix: (problems: readonly Diagnostic[]) => void;
}

const COMMAND = 'leafwright.fix';
const fixesOf = new WeakMap<Monaco.editor.ITextModel, CodeFixes>();

/** What can be fixed in a model from now on. */
export function setCodeFixes(model: Monaco.editor.ITextModel, fixes: CodeFixes): void {
  fixesOf.set(model, fixes);
}

export function registerCodeFixes(monaco: typeof Monaco): void {
  monaco.editor.registerCommand(COMMAND, (_accessor, fix: () => void) => fix());
  monaco.languages.registerCodeActionProvider('*', {
    provideCodeActions(model, range) {
      const fixes = fixesOf.get(model);
      const fixable = fixes?.problems.filter(({ fix }) => fix !== undefined) ?? [];
      const actions = fixable.flatMap((problem) => {
        const marker = markerOf(problem);
        if (problem.fix === undefined || !monaco.Range.areIntersectingOrTouching(range, marker)) return [];
        return [actionOf(problem.fix.title, [marker], () => fixes?.onFix([problem]))];
      });
      if (actions.length > 0 && fixable.length > 1) {
        actions.push(actionOf(`Fix all ${fixable.length} problems of this file`, [], () => fixes?.onFix(fixable)));
      }
      for (const problem of fixes?.problems ?? []) {
        const marker = markerOf(problem);
        if (!monaco.Range.areIntersectingOrTouching(range, marker)) continue;
        actions.push(
          ...choicesOf(problem).map(({ title, fix }) =>
            actionOf(title, [marker], () => fixes?.onFix([{ ...problem, fix }]), false),
          ),
        );
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
