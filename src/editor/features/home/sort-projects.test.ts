import { expect, it } from 'vitest';
import type { HomeProject } from './project-card.tsx';
import { shownProjects } from './sort-projects.ts';

const project = (name: string, updated: number, rest: Partial<HomeProject> = {}): HomeProject => ({
  ...{ id: name, name, updated, look: {}, isNewer: false },
  ...rest,
});

const PROJECTS = [
  project('Plum 10', 30, { created: 1 }),
  project('acorn', 10, { opened: 50, created: 3 }),
  project('Plum 9', 20, { created: 2 }),
  project('Old', 5),
];

const names = (...given: Parameters<typeof shownProjects>) => shownProjects(...given).map(({ name }) => name);

it('has what was opened or changed last first', () => {
  expect(names(PROJECTS, 'opened', '')).toEqual(['acorn', 'Plum 10', 'Plum 9', 'Old']);
});

it('sorts names as people do, and the newest first by the time they were made', () => {
  expect(names(PROJECTS, 'name', '')).toEqual(['acorn', 'Old', 'Plum 9', 'Plum 10']);
  expect(names(PROJECTS, 'created', '')).toEqual(['acorn', 'Plum 9', 'Plum 10', 'Old']);
});

it('finds by every word of a name, in any case', () => {
  expect(names(PROJECTS, 'name', '9 PLUM')).toEqual(['Plum 9']);
  expect(names(PROJECTS, 'name', 'x')).toEqual([]);
});
