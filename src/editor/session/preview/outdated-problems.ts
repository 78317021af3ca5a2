import type { ProjectFiles } from '../../../project/project-files.ts';
import { type DiagnosticSource, fileOfPage, type ProjectStore } from '../../store/index.ts';

const PREFIX = /^(?:page|view):/;

/**
 * Takes back what was said of pages that changed or went away since. The page in the preview is left alone: its new
 * problems are on their way.
 */
export function dropOutdatedProblems(store: ProjectStore, before: ProjectFiles, shownPage: string | undefined): void {
  const { files, diagnostics } = store.getState();
  for (const source of diagnostics.keys()) {
    if (!isOfPage(source)) continue;
    const page = source.replace(PREFIX, '');
    if (page !== shownPage && !isSamePage(page, files, before)) store.actions.setDiagnostics(source, []);
  }
}

function isSamePage(page: string, files: ProjectFiles, before: ProjectFiles): boolean {
  const file = fileOfPage(files, page);
  return file === fileOfPage(before, page) && (file === undefined || files.get(file) === before.get(file));
}

function isOfPage(source: DiagnosticSource): source is `page:${string}` | `view:${string}` {
  return PREFIX.test(source);
}
