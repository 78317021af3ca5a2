/** The pages that go with entries of the navigation. Pure. */
import { outermost } from '../../../authoring/navigation-edit/edit-navigation.ts';
import { nameOfEntry, type OutlineNode, walkOutline } from '../../../authoring/navigation-edit/outline.ts';
import type { DeletedPages, NamedPage } from '../../pages/page-steps.ts';
import { deletePagesWords } from '../../words/delete-pages.ts';

/** The pages with files in these entries, each once. */
export function pagesIn(nodes: readonly OutlineNode[]): readonly NamedPage[] {
  const pages = new Map<string, NamedPage>();
  for (const { node } of walkOutline(nodes)) {
    if (node.file !== undefined) pages.set(node.file, { file: node.file, title: node.label });
  }
  return [...pages.values()];
}

/** What it means to delete these entries: a page by its name, a group with its pages, several as their number. */
export function deletedPages(nodes: readonly OutlineNode[]): DeletedPages {
  const chosen = outermost(nodes);
  const pages = pagesIn(chosen);
  const [first] = chosen;
  const isPage = chosen.length === 1 && first?.file !== undefined;
  const isGroup = chosen.length === 1 && first?.file === undefined;
  const name =
    first && isPage
      ? first.label
      : first && isGroup
        ? deletePagesWords.groupWithPages(nameOfEntry(first), pages.length)
        : deletePagesWords.pages(pages.length);
  return { name, pages, entries: isPage ? [] : chosen.map(({ path }) => path) };
}
