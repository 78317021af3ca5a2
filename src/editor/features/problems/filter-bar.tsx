import { NativeSelect, SegmentedControl, UnstyledButton } from '@mantine/core';
import type { Severity } from '../../../project/diagnostics.ts';
import { SEVERITY_ICONS } from '../../problems/severity-icons.ts';
import { problemFilterWords as words } from '../../words/problem-filter.ts';
import { problemGroupWords } from '../../words/problem-groups.ts';
import classes from './filter-bar.module.css';
import type { Count } from './problem-filter.ts';

export interface FilterBarProps {
  readonly severities: readonly Count<Severity>[];
  readonly severity: Severity | undefined;
  readonly onSeverity: (severity: Severity | undefined) => void;
  readonly groups: readonly Count[];
  readonly group: string | undefined;
  readonly onGroup: (group: string | undefined) => void;
  /** How many there are of all groups. */
  readonly total: number;
  /** File of the page that is open; without one there is no choice of where. */
  readonly page: string | undefined;
  readonly isOfPage: boolean;
  readonly onOfPage: (isOfPage: boolean) => void;
}

/** What is shown of the list: how bad it is, what it is about, and where it is. */
export function FilterBar(props: FilterBarProps) {
  const { severities, severity, onSeverity, groups, group, onGroup, total, page, isOfPage, onOfPage } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set does not stand in a line.
    <div className={classes.bar} role="group" aria-label={words.region}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div className={classes.severities} role="group" aria-label={words.severities}>
        {severities.map(([name, count]) => {
          const Icon = SEVERITY_ICONS[name];
          const isChosen = severity === name;
          return (
            <UnstyledButton
              key={name}
              className={classes.severity}
              aria-pressed={isChosen}
              onClick={() => onSeverity(isChosen ? undefined : name)}
            >
              <Icon size={13} data-severity={name} aria-hidden="true" />
              {words.severity[name]} <span className={classes.count}>{count.toLocaleString('en')}</span>
            </UnstyledButton>
          );
        })}
      </div>
      <div className={classes.choices}>
        <NativeSelect
          size="xs"
          aria-label={words.about}
          className={classes.about}
          value={group ?? ''}
          data={[
            { value: '', label: words.withCount(words.everything, total) },
            ...groups.map(([name, count]) => ({
              value: name,
              label: words.withCount(problemGroupWords[name] ?? name, count),
            })),
          ]}
          onChange={(event) => onGroup(event.currentTarget.value || undefined)}
        />
        {page !== undefined && (
          <SegmentedControl
            size="xs"
            aria-label={words.where}
            value={isOfPage ? 'page' : 'project'}
            data={[
              { value: 'project', label: words.project },
              { value: 'page', label: words.page },
            ]}
            onChange={(value) => onOfPage(value === 'page')}
          />
        )}
      </div>
    </div>
  );
}
