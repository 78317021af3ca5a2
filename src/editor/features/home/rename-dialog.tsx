import { NameDialog } from '../../ui/name-dialog.tsx';
import { homeWords as words } from '../../words/home.ts';

export interface RenameDialogProps {
  readonly name: string;
  /** Not called with an empty name, or with the one that it has. */
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  return (
    <NameDialog
      title={words.renameTitle}
      label={words.projectName}
      name={name}
      submit={words.save}
      onName={(wanted) => {
        if (wanted !== name) onRename(wanted);
      }}
      onClose={onClose}
    />
  );
}
