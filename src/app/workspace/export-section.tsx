import { useMemo, useState } from 'react';
import { ExportDialog } from '../../editor/features/export/export-dialog.tsx';
import { ScriptsSwitch } from '../../editor/features/export/scripts-switch.tsx';
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
  const [hasScripts, setScripts] = useState(project.ownScripts.areRun);
  const run = useMemo(() => project.exportSite({ hasStatistics, hasScripts }), [project, hasStatistics, hasScripts]);
  const runScripts = (areRun: boolean) => {
    void project.ownScripts.run(areRun);
    setScripts(areRun);
  };
  return (
    <ExportDialog
      run={run}
      options={
        <>
          <StatisticsSwitch isOn={hasStatistics} onChange={setStatistics} />
          <ScriptsSwitch isOn={hasScripts} onChange={runScripts} />
        </>
      }
      fileName={project.exportFileName()}
      onDownloadSource={project.downloadSource}
      onDownload={project.noteDownloaded}
      onClose={onClose}
      onShowProblems={onShowProblems}
    />
  );
}
