import { useMemo, useState } from 'react';
import { ExportDialog } from '../../editor/features/export/export-dialog.tsx';
import { StatisticsSwitch } from '../../editor/features/export/statistics-switch.tsx';
import type { ConnectedProject } from './open-project.ts';

export interface ExportSectionProps {
  readonly project: ConnectedProject;
  readonly onClose: () => void;
  readonly onShowProblems: () => void;
}

/** Loaded when the person first exports. */
export default function ExportSection({ project, onClose, onShowProblems }: ExportSectionProps) {
  const [hasStatistics, setStatistics] = useState(false);
  const run = useMemo(() => project.exportSite(hasStatistics), [project, hasStatistics]);
  return (
    <ExportDialog
      run={run}
      options={<StatisticsSwitch isOn={hasStatistics} onChange={setStatistics} />}
      fileName={project.exportFileName()}
      onDownloadSource={project.downloadSource}
      onClose={onClose}
      onShowProblems={onShowProblems}
    />
  );
}
