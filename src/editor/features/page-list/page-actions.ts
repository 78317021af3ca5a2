/** Steps over pages of the open project. Loaded with its first use: it reads the front matter of all pages. */
import { duplicatePage, type NamedPage } from '../../pages/page-steps.ts';
import type { EditResult, ProjectStore } from '../../store/index.ts';

/** Puts a copy behind the page; gives the copy's file. */
export function copyPageBeside(store: ProjectStore, page: NamedPage): EditResult & { readonly file?: string } {
  const step = duplicatePage(store.settle(), page);
  if (step === undefined) return { status: 'ok' };
  const result = store.actions.editNavigation(step.edit);
  return result.status === 'ok' ? { ...result, file: step.file } : result;
}
