import { Autocomplete, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { classifyFile } from '../../../project/classify-file.ts';
import { comparePaths, folderOf } from '../../../project/paths.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { undoStep } from '../../store/index.ts';
import { editsForMoves } from '../../store/operations/follow-moves.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import { assetDialogWords as words } from '../../words/asset-dialogs.ts';
import { ChangesList } from './changes-list.tsx';
import classes from './library.module.css';
import { cleanFolder, type Moved, movedTitle, moveLabel, pathsIn, planMoves } from './plan-moves.ts';

export interface MoveAssetsDialogProps {
  readonly moved: Moved;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Gives a whole folder or several files another place, and shows what changes with them before it is done. */
export default function MoveAssetsDialog({ moved, onMoved, onClose }: MoveAssetsDialogProps) {
  const store = useProjectStore();
  const files = useProject((state) => state.files);
  const [wanted, setWanted] = useState(() => (moved.kind === 'folder' ? moved.folder : commonFolder(moved.paths)));
  const [problem, setProblem] = useState<string>();
  const to = cleanFolder(wanted);
  const deferred = useDeferredValue(to);
  const moves = useMemo(() => planMoves(moved, deferred), [moved, deferred]);
  const edits = useMemo(() => editsForMoves(files, moves), [files, moves]);
  const folders = useMemo(() => foldersOf([...files.keys()]), [files]);
  const staying = useMemo(
    () =>
      moved.kind === 'folder'
        ? pathsIn(moved.folder, [...files.keys()]).filter((path) => classifyFile(path) === 'page').length
        : 0,
    [moved, files],
  );

  const move = () => {
    // Whoever is quicker than the list of changes means what stands in the field.
    const wantedMoves = planMoves(moved, to);
    if (wantedMoves.size === 0) return;
    const label = moveLabel(moved, to);
    const result = store.actions.editFiles({
      label,
      edits: editsForMoves(files, wantedMoves),
      moves: wantedMoves,
    });
    if (result.status === 'refused') return setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
    showUndoNotice({ label, title: movedTitle(moved, to), undo: () => undoStep(store, label) });
    onMoved();
    onClose();
  };
  const change = (value: string) => {
    setWanted(value);
    setProblem(undefined);
  };
  const field = {
    label: words.folder,
    value: wanted,
    'data-autofocus': true,
    error: problem !== undefined && <MessageText text={problem} />,
  };
  const isFolder = moved.kind === 'folder';
  const title = isFolder ? words.moveFolder(moved.folder) : words.moveFiles(moved.paths.length);
  return (
    <FormDialog
      title={title}
      size="md"
      submit={isFolder ? words.rename : words.move}
      onSubmit={move}
      onClose={onClose}
      isDisabled={moves.size === 0 && deferred === to}
    >
      {isFolder ? (
        <TextInput {...field} description={words.folderHelp} onChange={(event) => change(event.currentTarget.value)} />
      ) : (
        <Autocomplete
          {...field}
          description={words.targetHelp}
          data={folders}
          limit={20}
          openOnFocus={false}
          comboboxProps={{ transitionProps: { duration: 0 } }}
          onChange={change}
        />
      )}
      <p className={classes.none}>
        {moves.size === 0 ? words.nothingMoves : words.moves(moves.size, firstMove(moves))}
        {staying > 0 && words.staying(staying)}
      </p>
      {moves.size > 0 && <ChangesList edits={edits} nothing={words.noUsesOfMany} />}
    </FormDialog>
  );
}

/** `images/a.png → img/a.png` */
function firstMove(moves: ReadonlyMap<string, string>): string {
  const [first] = moves;
  return first === undefined ? '' : first.join(' → ');
}

/** The folder they all lie in themselves; empty when they do not. */
function commonFolder(paths: readonly string[]): string {
  const folders = new Set(paths.map(folderOf));
  const [folder = ''] = folders;
  return folders.size === 1 ? folder : '';
}

function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set(paths.filter((path) => classifyFile(path) === 'asset').map(folderOf));
  folders.delete('');
  return [...folders].sort(comparePaths);
}
