import HistoryPanel from '../../editor/features/history/history-panel.tsx';
import { settingTitle } from '../../editor/features/settings/setting-title.ts';
import type { Versions } from '../../editor/session/index.ts';

export interface HistorySectionProps {
  readonly versions: Versions;
}

/** Loaded when the person first looks at the history: the names of all settings come with it. */
export default function HistorySection({ versions }: HistorySectionProps) {
  return <HistoryPanel versions={versions} titleOf={settingTitle} />;
}
