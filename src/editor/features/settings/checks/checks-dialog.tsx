import { Button, Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { encodeText } from '../../../../project/text.ts';
import { changeChoice } from '../../../../rules/writing/choice/edit-choice.ts';
import { readChoice } from '../../../../rules/writing/choice/read-choice.ts';
import { CHOICE_FILE, PRESETS, type RuleChoice } from '../../../../rules/writing/choice/rule-choice.ts';
import { useProject, useProjectStore } from '../../../project-context.ts';
import { selectFileText, undoStep } from '../../../store/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import report from '../../../ui/report.module.css';
import { showUndoNotice } from '../../../ui/undo-notice.ts';
import { checksWords as words } from '../../../words/checks.ts';
import { uiWords } from '../../../words/ui.ts';
import classes from './checks.module.css';
import { type ChoiceDraft, changesOf, draftOf } from './choice-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { WordFields } from './word-fields.tsx';

export interface ChecksDialogProps {
  readonly onClose: () => void;
}

/** What a project wants to be told: chosen here, and written to its file as one step. */
export default function ChecksDialog({ onClose }: ChecksDialogProps) {
  const store = useProjectStore();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  // As it was when the screen was opened: the person decides over what they see.
  const [before] = useState<RuleChoice>(() => {
    const { files, problemKinds } = store.settle();
    return readChoice(files.get(CHOICE_FILE), new Set(problemKinds.keys())).choice;
  });
  const [draft, setDraft] = useState<ChoiceDraft>(() => draftOf(before));
  const [refusal, setRefusal] = useState<string>();
  const change = (part: Partial<ChoiceDraft>) => setDraft({ ...draft, ...part });

  const save = () => {
    const changes = changesOf(before, draft);
    if (changes.length === 0) return onClose();
    const text = changeChoice(selectFileText(store.settle(), CHOICE_FILE), changes);
    if (text === undefined) return setRefusal(words.unreadable(CHOICE_FILE));
    const label = words.step;
    const result = store.actions.editFiles({ label, files: new Map([[CHOICE_FILE, encodeText(text)]]) });
    if (result.status === 'refused') return setRefusal(`${result.problem.message} ${result.problem.hint ?? ''}`);
    onClose();
    showUndoNotice({ label, title: words.done, undo: () => undoStep(store, label) });
  };
  return (
    <Dialog onClose={onClose} title={words.title} size="lg">
      <Radio.Group
        label={words.preset}
        value={draft.preset}
        onChange={(value) => change({ preset: PRESETS.find((one) => one === value) ?? before.preset })}
      >
        <div className={classes.presets}>
          {PRESETS.map((preset) => {
            const [label, description] = words.presets[preset];
            return <Radio key={preset} value={preset} label={label} description={description} />;
          })}
        </div>
      </Radio.Group>
      <RuleFields
        levels={draft.levels}
        onChange={(code, level) => {
          const levels = new Map(draft.levels);
          if (level === undefined) levels.delete(code);
          else levels.set(code, level);
          change({ levels });
        }}
      />
      <div className={classes.part}>
        <WordFields list={draft.words} onChange={(list) => change({ words: list })} />
      </div>
      <p className={report.help}>
        <MessageText text={words.file(CHOICE_FILE)} />
      </p>
      {refusal !== undefined && (
        <p className={report.problem} role="alert">
          <MessageText text={refusal} />
        </p>
      )}
      <Group justify="flex-end" gap={8} className={report.end}>
        <Button variant="default" onClick={onClose}>
          {uiWords.cancel}
        </Button>
        <Button disabled={isReadOnly} onClick={save}>
          {words.save}
        </Button>
      </Group>
    </Dialog>
  );
}
