/** Steps over pages of the open project. Loaded with its first use: it reads the front matter of all pages. */
import { type EditResult, type PageListing, type ProjectStore, selectOutline } from '../../store/index.ts';
import { deletePage, duplicatePage } from './page-steps.ts';

type Page = Pick<PageListing, 'file' | 'title'>;

/** Deletes the page's file with every entry that names it. */
export function removePage(store: ProjectStore, { file }: Page): EditResult {
  return store.actions.editNavigation(deletePage(selectOutline(store.getState()), file));
}

/** Puts a copy behind the page; gives the copy's file. */
export function copyPageBeside(store: ProjectStore, page: Page): EditResult & { readonly file?: string } {
  const state = store.getState();
  const step = duplicatePage(state.files, selectOutline(state), page);
  if (step === undefined) return { status: 'ok' };
  const result = store.actions.editNavigation(step.edit);
  return result.status === 'ok' ? { ...result, file: step.file } : result;
}
