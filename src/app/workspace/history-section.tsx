import { useCallback } from 'react';
import { formatOfConfig } from '../../config/config-format.ts';
import HistoryPanel from '../../editor/features/history/history-panel.tsx';
import { settingTitle } from '../../editor/features/settings/setting-title.ts';
import { useProject } from '../../editor/project-context.ts';
import type { Versions } from '../../editor/session/index.ts';
import { type SettingPath, selectConfigValue } from '../../editor/store/index.ts';

export interface HistorySectionProps {
  readonly versions: Versions;
}

/** Loaded when the person first looks at the history: the names of all settings come with it. */
export default function HistorySection({ versions }: HistorySectionProps) {
  const config = useProject(selectConfigValue);
  const format = formatOfConfig(config);
  const titleOf = useCallback((path: SettingPath) => settingTitle(path, format), [format]);
  return <HistoryPanel versions={versions} titleOf={titleOf} />;
}
