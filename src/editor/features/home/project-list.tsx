import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { homeWords as words } from '../../words/home.ts';
import classes from './home.module.css';
import { type HomeProject, ProjectCard } from './project-card.tsx';
import { type SortOrder, shownProjects } from './sort-projects.ts';

export interface ProjectListProps {
  readonly projects: readonly HomeProject[];
  readonly hrefOf: (id: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onRename: (project: HomeProject) => void;
  readonly onDuplicate: (project: HomeProject) => void;
  readonly onDelete: (project: HomeProject) => void;
}

/** Fewer are seen at a glance. */
const FEWEST_TO_SORT = 5;

const ORDERS: readonly SortOrder[] = ['opened', 'name', 'created'];

/** The projects as cards; where there are more than a few, with a search and an order to choose. */
export function ProjectList({ projects, hrefOf, now, onRename, onDuplicate, onDelete }: ProjectListProps) {
  const [order, setOrder] = useState<SortOrder>('opened');
  const [search, setSearch] = useState('');
  const isLong = projects.length >= FEWEST_TO_SORT;
  const shown = shownProjects(projects, order, isLong ? search : '');
  return (
    <section aria-label={words.yours}>
      <div className={classes.listTop}>
        <h2 className={classes.subtitle}>{words.yours}</h2>
        {isLong && (
          <>
            <TextInput
              type="search"
              aria-label={words.search}
              placeholder={words.search}
              leftSection={<Search size={14} />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              rightSection={
                search !== '' && <CloseButton size="xs" aria-label={words.clearSearch} onClick={() => setSearch('')} />
              }
            />
            <span className={classes.sort}>
              <span aria-hidden="true">{words.sort}</span>
              <NativeSelect
                aria-label={words.sort}
                value={order}
                data={ORDERS.map((value) => ({ value, label: words.sortOrders[value] }))}
                onChange={(event) => {
                  const chosen = ORDERS.find((value) => value === event.currentTarget.value);
                  if (chosen) setOrder(chosen);
                }}
              />
            </span>
          </>
        )}
      </div>
      {shown.length === 0 && (
        <div className={classes.noMatch} role="status">
          <p>{words.noMatch}</p>
          <Button variant="default" onClick={() => setSearch('')}>
            {words.showAll}
          </Button>
        </div>
      )}
      <ul className={classes.cards}>
        {shown.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            href={hrefOf(project.id)}
            now={now}
            onRename={() => onRename(project)}
            onDuplicate={() => onDuplicate(project)}
            onDelete={() => onDelete(project)}
          />
        ))}
      </ul>
    </section>
  );
}
