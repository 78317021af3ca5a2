import { Switch } from '@mantine/core';
import { silentReader } from '../../../config/normalize/silent-reader.ts';
import { describeStatistics, readStatistics } from '../../../config/statistics/read-statistics.ts';
import { useProject } from '../../project-context.ts';
import { selectConfigSyntax } from '../../store/index.ts';
import { settingsWords } from '../../words/settings.ts';
import classes from './statistics-switch.module.css';

const words = settingsWords.statistics;

export interface StatisticsSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether the site loads the services that the settings name, and from which hosts; nothing where they name none. */
export function StatisticsSwitch({ isOn, onChange }: StatisticsSwitchProps) {
  const syntax = useProject(selectConfigSyntax);
  if (syntax?.status !== 'ok') return null;
  const services = describeStatistics(readStatistics(silentReader(syntax.value)));
  if (services.length === 0) return null;
  return (
    <Switch
      className={classes.switch ?? ''}
      size="xs"
      checked={isOn}
      label={words.label}
      description={words.loaded(services.map(({ title, host }) => words.service(title, host)))}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
