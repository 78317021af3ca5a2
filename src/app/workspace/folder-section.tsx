import { Button } from '@mantine/core';
import { FolderLock, FolderX, Split } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ConflictDialog } from '../../editor/features/folder/conflict-dialog.tsx';
import { useFolder } from '../../editor/features/folder/use-folder.ts';
import { useProject, useProjectStore } from '../../editor/project-context.ts';
import type { FolderLink, FolderState, ProjectFolder } from '../../editor/session/index.ts';
import { undoStep } from '../../editor/store/index.ts';
import { showUndoNotice } from '../../editor/ui/undo-notice.ts';
import { folderWords as words } from '../../editor/words/folder.ts';
import { Notice } from './notice.tsx';

export interface FolderSectionProps {
  readonly folder: ProjectFolder;
  /** The person wants to choose what to keep. */
  readonly isComparing: boolean;
  readonly onCompare: (isComparing: boolean) => void;
}

/** What is said of the folder above the workspace, and the dialog to choose in. */
export default function FolderSection({ folder, isComparing, onCompare }: FolderSectionProps) {
  const connected = useFolder(folder);
  const isEdited = useProject(({ access }) => access.mode === 'edit');
  useTakenOver(connected?.state);
  if (!connected || !isEdited) return null;
  const { link, state } = connected;
  return (
    <>
      <FolderNotice link={link} state={state} onCompare={() => onCompare(true)} />
      {isComparing && state.conflicts.length > 0 && (
        <ConflictDialog link={link} name={state.name} conflicts={state.conflicts} onClose={() => onCompare(false)} />
      )}
    </>
  );
}

interface FolderNoticeProps {
  readonly link: FolderLink;
  readonly state: FolderState;
  readonly onCompare: () => void;
}

function FolderNotice({ link, state: { name, status, conflicts }, onCompare }: FolderNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const allow = async () => {
    setAsking(true);
    await link.allow();
    setAsking(false);
  };
  if (status.kind === 'asking') {
    return (
      <Notice
        role="status"
        icon={<FolderLock size={16} aria-hidden="true" />}
        message={words.ask(name)}
        hint={words.askHelp}
        action={
          <Button size="compact-xs" loading={isAsking} onClick={() => void allow()}>
            {words.allow}
          </Button>
        }
      />
    );
  }
  if (status.kind === 'failed') {
    const { message, hint } = status.problem;
    return (
      <Notice
        icon={<FolderX size={16} aria-hidden="true" />}
        message={message}
        hint={hint}
        action={
          <Button variant="default" size="compact-xs" onClick={() => void link.sync()}>
            {words.tryAgain}
          </Button>
        }
      />
    );
  }
  if (conflicts.length === 0) return null;
  return (
    <Notice
      icon={<Split size={16} aria-hidden="true" />}
      message={words.changedBoth(conflicts.length, name)}
      hint={words.changedBothHelp}
      action={
        <Button size="compact-xs" onClick={onCompare}>
          {words.compare}
        </Button>
      }
    />
  );
}

const MOST_NAMED = 3;

/** Says what came from the folder, and offers to take it back. */
function useTakenOver(state: FolderState | undefined): void {
  const store = useProjectStore();
  const taken = state?.taken;
  const name = state?.name ?? '';
  useEffect(() => {
    if (taken === undefined) return;
    const { label, paths } = taken;
    showUndoNotice({
      label,
      title: words.taken(name),
      help: words.takenFiles(paths.slice(0, MOST_NAMED), Math.max(0, paths.length - MOST_NAMED)),
      undo: () => undoStep(store, label),
    });
  }, [taken, name, store]);
}
