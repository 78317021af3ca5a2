import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { convertProject } from '../../authoring/convert-project.ts';
import type { ConfigFormat } from '../../config/config-format.ts';
import { encodeText } from '../../project/text.ts';
import { useProjectStore } from '../project-context.ts';
import { undoStep } from '../store/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MessageText } from '../ui/message-text.tsx';
import classes from '../ui/report.module.css';
import { showUndoNotice } from '../ui/undo-notice.ts';
import { convertWords as words } from '../words/convert.ts';
import { uiWords } from '../words/ui.ts';
import { ConversionReport } from './conversion-report.tsx';

export interface ConvertDialogProps {
  readonly format: ConfigFormat;
  readonly file: string;
  /** What asked for it, where that is not the format itself: a sentence. */
  readonly why?: string | undefined;
  /** Called when it is done, in the place of `onClose`. */
  readonly onConverted?: () => void;
  readonly onClose: () => void;
}

/** What a conversion will do, setting by setting, before it is done as one step. */
export default function ConvertDialog({ format, file, why, onClose, onConverted = onClose }: ConvertDialogProps) {
  const store = useProjectStore();
  const to: ConfigFormat = format === 'contract' ? 'later' : 'contract';
  // Worked out once: while the dialog is open nobody edits the project here.
  const [planned] = useState(() => convertProject(store.getState().files, file, to));
  const [problem, setProblem] = useState<string | undefined>(planned.status === 'ok' ? undefined : planned.message);

  const convert = () => {
    // What another program has written to the folder since counts, too.
    const newest = convertProject(store.settle().files, file, to);
    if (newest.status !== 'ok') {
      setProblem(newest.message);
      return;
    }
    const label = words.step(to);
    const moves = newest.configFile === file ? undefined : new Map([[file, newest.configFile]]);
    const files = new Map(
      [...newest.files].flatMap(([path, text]) =>
        moves?.has(path) ? [] : [[path, text === undefined ? undefined : encodeText(text)] as const],
      ),
    );
    const result = store.actions.editFiles({ label, files, ...(moves && { moves }) });
    if (result.status === 'refused') {
      setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
      return;
    }
    onConverted();
    showUndoNotice({ label, title: words.done(to), undo: () => undoStep(store, label) });
  };

  return (
    <Dialog onClose={onClose} title={words.title(file, to)} size="lg">
      {why !== undefined && <p>{why}</p>}
      {problem === undefined ? (
        <p className={classes.help}>{words.intro[to]}</p>
      ) : (
        <p className={classes.problem} role="alert">
          <strong>{words.refused}</strong> <MessageText text={problem} />
        </p>
      )}
      {planned.status === 'ok' && <ConversionReport report={planned.report} unchanged={planned.unchanged} />}
      <Group justify="flex-end" gap={8} className={classes.end}>
        <Button variant="default" onClick={onClose}>
          {uiWords.cancel}
        </Button>
        <Button data-autofocus disabled={planned.status !== 'ok'} onClick={convert}>
          {words.do}
        </Button>
      </Group>
    </Dialog>
  );
}
