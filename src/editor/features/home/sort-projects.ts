/** The projects in the order that was chosen, those whose name fits a search. Pure. */
import type { HomeProject } from './project-card.tsx';

export type SortOrder = 'opened' | 'name' | 'created';

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Every word of the search stands in the name. */
export function shownProjects(
  projects: readonly HomeProject[],
  order: SortOrder,
  search: string,
): readonly HomeProject[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = projects.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  if (order === 'name') return found.toSorted((one, other) => byName.compare(one.name, other.name));
  const timeOf = order === 'created' ? createdAt : openedAt;
  return found.toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** Of a project that was made before there was a note of this, the last change tells most. */
function openedAt({ opened, updated }: HomeProject): number {
  return Math.max(opened ?? 0, updated);
}

function createdAt({ created }: HomeProject): number {
  return created ?? 0;
}
