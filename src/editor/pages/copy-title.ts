/** The title of a copy. Pure. */
import { walkOutline } from '../../authoring/navigation-edit/outline.ts';
import { type ProjectState, selectOutline, selectPageList } from '../store/index.ts';
import { copyWords } from '../words/pages.ts';

const COPY = / \(copy(?: \d+)?\)$/;

/**
 * “Guide (copy)”, or where that is taken “Guide (copy 2)” and so on. A copy of a copy is another copy of the first one.
 * @param taken titles of what there is
 */
export function copyTitle(title: string, taken: Iterable<string>): string {
  const others = new Set(taken);
  const base = title.replace(COPY, '');
  let name = copyWords.first(base);
  for (let number = 2; others.has(name); number++) name = copyWords.numbered(base, number);
  return name;
}

/** What pages and groups are called: as the navigation has it at once, outside of it as the site was read last. */
export function takenTitles(state: Pick<ProjectState, 'files' | 'reading'>): ReadonlySet<string> {
  const labels = walkOutline(selectOutline(state)?.roots ?? []).map(({ node }) => node.label);
  return new Set([...labels, ...selectPageList(state).map(({ title }) => title)]);
}
