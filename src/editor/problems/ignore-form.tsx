import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { encodeText } from '../../project/text.ts';
import { offsetAt } from '../../project/text-position.ts';
import { CHOICE_FILE } from '../../rules/writing/choice/rule-choice.ts';
import { useProject, useProjectStore } from '../project-context.ts';
import { selectFileText, undoStep } from '../store/index.ts';
import { MessageText } from '../ui/message-text.tsx';
import { showUndoNotice } from '../ui/undo-notice.ts';
import { adviceWords as words } from '../words/advice.ts';
import { uiWords } from '../words/ui.ts';
import classes from './ignore-form.module.css';

export interface IgnoreFormProps {
  readonly problem: Diagnostic;
  /** Kept by whoever shows the form: the next finding is often right for the same reason. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** It is ignored, or the person has thought better of it. */
  readonly onDone: () => void;
}

/** Asks for the reason with which a finding is ignored: in its page, in its file, or in the project. */
export function IgnoreForm({ problem, reason, onReason, onDone }: IgnoreFormProps) {
  const store = useProjectStore();
  const kind = useProject(({ problemKinds }) => problemKinds.get(problem.code)?.title ?? problem.code);
  const [refusal, setRefusal] = useState<string>();
  const { code, file, range } = problem;
  // Comments of a page speak of rules for writers only.
  const hasComments = code.startsWith('writing/') && file !== undefined && range !== undefined;
  const label = words.ignoreStep(kind);
  const finish = (result: { readonly status: string }) => {
    if (result.status !== 'ok') return;
    onDone();
    showUndoNotice({ label, title: words.ignored, undo: () => undoStep(store, label) });
  };
  const checked = (act: () => Promise<void>) => {
    if (reason.trim() === '') setRefusal(words.needsReason);
    else void act();
  };
  const inPage = async () => {
    if (file === undefined || range === undefined) return;
    const { writeIgnoreComment } = await import('../../rules/writing/write-ignore-comment.ts');
    const text = selectFileText(store.settle(), file);
    if (text === undefined) return;
    const edit = writeIgnoreComment(text, offsetAt(text, range.start), { code, reason, file });
    finish(store.actions.editText(file, { label, edits: [edit] }));
  };
  const inProject = async (isWhole: boolean) => {
    const { ignoreInProject } = await import('../../rules/writing/choice/edit-choice.ts');
    const finding = { rule: code, ...(file !== undefined && !isWhole && { file }), reason: reason.trim() };
    const text = ignoreInProject(selectFileText(store.settle(), CHOICE_FILE), finding);
    if (text === undefined) return setRefusal(words.unreadable(CHOICE_FILE));
    finish(store.actions.editFiles({ label, files: new Map([[CHOICE_FILE, encodeText(text)]]) }));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDone();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set cannot stand in a line of buttons.
    <div className={classes.reason} role="group" aria-label={words.ignore} onKeyDown={onKeyDown}>
      <TextInput
        size="xs"
        label={words.reason}
        description={words.reasonHelp}
        autoFocus
        value={reason}
        error={refusal && <MessageText text={refusal} />}
        onChange={(event) => {
          onReason(event.currentTarget.value);
          setRefusal(undefined);
        }}
      />
      <span className={classes.choices}>
        {hasComments && (
          <Button size="compact-xs" variant="light" onClick={() => checked(inPage)}>
            {words.inPage}
          </Button>
        )}
        {file !== undefined && (
          <Button size="compact-xs" variant="light" onClick={() => checked(() => inProject(false))}>
            {words.inProject}
          </Button>
        )}
        <Button size="compact-xs" variant="light" onClick={() => checked(() => inProject(true))}>
          {words.inWholeProject}
        </Button>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={onDone}>
          {uiWords.cancel}
        </Button>
      </span>
    </div>
  );
}
