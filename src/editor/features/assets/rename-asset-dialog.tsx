import { TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { extensionOf } from '../../../project/paths.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { editsForMoves } from '../../store/operations/follow-moves.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { assetDialogWords as words } from '../../words/asset-dialogs.ts';
import { ChangesList } from './changes-list.tsx';
import classes from './library.module.css';

export interface RenameAssetDialogProps {
  readonly path: string;
  /** Another file takes its place at the same time: then the path is given, and said why. */
  readonly replacement?: { readonly path: string; readonly contents: Uint8Array; readonly words: string };
  readonly onRenamed: (path: string) => void;
  readonly onClose: () => void;
}

/** Gives a file another path, and shows what changes with it before it is done. */
export function RenameAssetDialog({ path, replacement, onRenamed, onClose }: RenameAssetDialogProps) {
  const actions = useProjectActions();
  const files = useProject((state) => state.files);
  const [wanted, setWanted] = useState(replacement?.path ?? path);
  const [problem, setProblem] = useState<string>();
  const to = cleanPath(wanted);
  const deferred = useDeferredValue(to);
  const edits = useMemo(() => editsForMoves(files, new Map([[path, deferred]])), [files, path, deferred]);
  const isTypeOther = replacement === undefined && extensionOf(to) !== extensionOf(path);

  const rename = () => {
    const moves = new Map([[path, to]]);
    const result = actions.editFiles({
      label: replacement === undefined ? words.renameStep(path, to) : words.replaceStep(path, to),
      edits: editsForMoves(files, moves),
      moves,
      ...(replacement && { files: new Map([[to, replacement.contents]]) }),
    });
    if (result.status === 'refused') return setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
    onRenamed(to);
    onClose();
  };
  return (
    <FormDialog
      title={replacement === undefined ? words.renameOrMove : words.replaceTitle}
      size="md"
      submit={replacement === undefined ? words.rename : words.replace}
      onSubmit={rename}
      onClose={onClose}
      isDisabled={to === '' || (to === path && replacement === undefined)}
    >
      {replacement !== undefined && <p className={classes.none}>{replacement.words}</p>}
      <TextInput
        label={words.path}
        description={words.pathHelp}
        value={wanted}
        data-autofocus
        error={problem !== undefined && <MessageText text={problem} />}
        onChange={(event) => {
          setWanted(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      {isTypeOther && (
        <p className={classes.none} role="status">
          {words.extension}
        </p>
      )}
      <ChangesList edits={edits} nothing={words.noUses} />
    </FormDialog>
  );
}

function cleanPath(path: string): string {
  return path.trim().replace(/^\/+/, '');
}
