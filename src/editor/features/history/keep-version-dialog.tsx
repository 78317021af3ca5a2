import { NameDialog } from '../../ui/name-dialog.tsx';
import { versionsWords as words } from '../../words/versions.ts';

export interface KeepVersionDialogProps {
  /** Not called with an empty name. */
  readonly onKeep: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a version. */
export function KeepVersionDialog({ onKeep, onClose }: KeepVersionDialogProps) {
  return (
    <NameDialog
      title={words.keepTitle}
      label={words.name}
      description={words.keepHelp}
      submit={words.save}
      onName={onKeep}
      onClose={onClose}
    />
  );
}
