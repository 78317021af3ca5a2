import { notifications } from '@mantine/notifications';
import type { TranslationRow, TranslationTable } from '../../authoring/translations/translation-table.ts';
import { useProjectStore } from '../project-context.ts';
import { type NavigationEdit, undoStep } from '../store/index.ts';
import { showUndoNotice } from '../ui/undo-notice.ts';
import { translationWords as words } from '../words/translations.ts';
import { type Lacking, markPage, startPages } from './translation-steps.ts';
import type { OpenedPage } from './translations-button.tsx';

/** What can be done in the table, each in one step that says what it did and can be taken back. */
export function useTranslationSteps(onOpen: (page: OpenedPage) => void) {
  const store = useProjectStore();

  const refuse = (message: string) => notifications.show({ title: words.refused, message, color: 'red' });

  const carryOut = (edit: NavigationEdit, title: string, help?: string): boolean => {
    const result = store.actions.editNavigation(edit);
    if (result.status === 'refused') {
      refuse(result.problem.message);
      return false;
    }
    const { label } = edit;
    showUndoNotice({ label, title, ...(help !== undefined && { help }), undo: () => undoStep(store, label) });
    return true;
  };

  const run = (lacking: Lacking, label: string, done: string): readonly OpenedPage[] => {
    const step = startPages(store.settle(), lacking, label);
    if (step === undefined) refuse(words.changedSince);
    const column = columnOf(lacking.table, lacking.at);
    const help = step === undefined || step.made.length === 0 ? undefined : words.made(step.made, column);
    return step !== undefined && carryOut(step.edit, done, help) ? step.added : [];
  };

  return {
    /** Opens the page, where it is one. */
    start: (lacking: Lacking): void => {
      const { table, rows, at } = lacking;
      const [first] = rows;
      const column = columnOf(table, at);
      if (first === undefined) return;
      if (rows.length > 1) {
        run(lacking, words.steps.startMany(rows.length, column), words.done.startMany(rows.length, column));
        return;
      }
      const [page] = run(lacking, words.steps.start(first.title, column), words.done.start(first.title, column));
      if (page !== undefined) onOpen({ path: page.path, file: page.file });
    },
    list: (lacking: Lacking): void => {
      const title = lacking.rows[0]?.title ?? '';
      const column = columnOf(lacking.table, lacking.at);
      run(lacking, words.steps.list(title, column), words.done.list(title, column));
    },
    mark: (table: TranslationTable, { title, cells }: TranslationRow, at: number): void => {
      const [source, translation] = [cells[0]?.file, cells[at]?.file];
      if (source === undefined || translation === undefined) return;
      const column = columnOf(table, at);
      const edit = markPage(store.settle(), source, translation, words.steps.mark(title, column));
      carryOut(edit, words.done.mark(title, column));
    },
  };
}

function columnOf({ columns }: TranslationTable, at: number): string {
  return columns[at]?.name ?? '';
}
