import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import { locateConfig, rerootFiles } from '../../../config/locate.ts';
import { silentReader } from '../../../config/normalize/silent-reader.ts';
import { projectScripts, readScripts } from '../../../config/project-scripts.ts';
import { useProject } from '../../project-context.ts';
import { selectConfigSyntax } from '../../store/index.ts';
import { settingsWords } from '../../words/settings.ts';
import classes from './statistics-switch.module.css';
import type { StatisticsSwitchProps } from './statistics-switch.tsx';

const words = settingsWords.scripts;

/** Whether the site runs the scripts of the project, and which those are; nothing where it has none. */
export function ScriptsSwitch({ isOn, onChange }: StatisticsSwitchProps) {
  const syntax = useProject(selectConfigSyntax);
  const files = useProject((state) => state.files);
  const scripts = useMemo(() => {
    const location = locateConfig(files);
    if (location.status === 'missing' || syntax?.status !== 'ok') return [];
    return projectScripts(readScripts(silentReader(syntax.value)), rerootFiles(files, location.root));
  }, [files, syntax]);
  if (scripts.length === 0) return null;
  return (
    <Switch
      className={classes.switch ?? ''}
      size="xs"
      checked={isOn}
      label={words.label}
      description={words.meaning(scripts)}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
