import { ExportDialog } from '../../editor/features/export/export-dialog.tsx';
import type { ConnectedProject } from './open-project.ts';

export interface ExportSectionProps {
  readonly project: ConnectedProject;
  readonly onClose: () => void;
  readonly onShowProblems: () => void;
}

/** Loaded when the person first exports. */
export default function ExportSection({ project, onClose, onShowProblems }: ExportSectionProps) {
  return (
    <ExportDialog
      run={project.exportSite}
      fileName={project.exportFileName()}
      onDownloadSource={project.downloadSource}
      onClose={onClose}
      onShowProblems={onShowProblems}
    />
  );
}
