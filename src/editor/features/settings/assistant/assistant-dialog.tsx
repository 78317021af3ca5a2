import { Autocomplete, Button, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { projectFacts } from '../../../../authoring/assistant-rules/project-facts.ts';
import {
  AGENTS_FILE,
  ASSISTANT_EDITORS,
  editorName,
  rulesPath,
  withRules,
} from '../../../../authoring/assistant-rules/rules-file.ts';
import { assistantRules } from '../../../../authoring/assistant-rules/rules-text.ts';
import { encodeText } from '../../../../project/text.ts';
import { askedWriting } from '../../../../rules/writing/choice/asked-writing.ts';
import { readChoice } from '../../../../rules/writing/choice/read-choice.ts';
import { CHOICE_FILE } from '../../../../rules/writing/choice/rule-choice.ts';
import { useProject, useProjectStore } from '../../../project-context.ts';
import { configFileOf, selectFileText, undoStep } from '../../../store/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import report from '../../../ui/report.module.css';
import { showUndoNotice } from '../../../ui/undo-notice.ts';
import { assistantWords as words } from '../../../words/assistant-rules.ts';
import { uiWords } from '../../../words/ui.ts';
import classes from './assistant.module.css';

export interface AssistantDialogProps {
  readonly onClose: () => void;
}

/** The rules for an editor's assistant, shown before their file is written as one step. */
export default function AssistantDialog({ onClose }: AssistantDialogProps) {
  const store = useProjectStore();
  const files = useProject((state) => state.files);
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const [editor, setEditor] = useState<string>(words.anyEditor);
  const [refusal, setRefusal] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const kinds = useProject((state) => state.problemKinds);
  const rules = useMemo(() => {
    const { choice } = readChoice(files.get(CHOICE_FILE), new Set(kinds.keys()));
    const writing = askedWriting(kinds.values(), choice);
    return assistantRules(projectFacts(files, configFileOf(files) ?? 'docs.json'), writing);
  }, [files, kinds]);
  const name = editorName(editor);
  const path = editor === words.anyEditor ? AGENTS_FILE : name === '' ? undefined : rulesPath(name);
  const existing = useProject((state) => (path === undefined ? undefined : selectFileText(state, path)));
  const text = withRules(existing, rules);

  const write = () => {
    if (path === undefined) return;
    const label = words.step(path);
    const newest = withRules(selectFileText(store.settle(), path), rules);
    const result = store.actions.editFiles({ label, files: new Map([[path, encodeText(newest)]]) });
    if (result.status === 'refused') return setRefusal(`${result.problem.message} ${result.problem.hint ?? ''}`);
    onClose();
    showUndoNotice({ label, title: words.done(path), undo: () => undoStep(store, label) });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A browser may forbid it: the text can be selected instead.
      setRefusal(words.notCopied);
    }
  };
  return (
    <Dialog onClose={onClose} title={words.title} size="lg">
      <Autocomplete
        data-autofocus
        // The list would cover the rules, which the dialog is opened to see.
        openOnFocus={false}
        label={words.editor}
        description={words.editorHelp}
        data={[words.anyEditor, ...ASSISTANT_EDITORS.map(({ label }) => label)]}
        // What is chosen is no filter: the others can be chosen next.
        filter={({ options }) => options}
        value={editor}
        error={path === undefined ? words.noName : undefined}
        onChange={(value) => {
          setEditor(value);
          setCopied(false);
        }}
      />
      {path !== undefined && (
        <>
          <h3 className={classes.heading}>{words.before}</h3>
          <ul className={classes.list}>
            {words.prerequisites.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {path !== AGENTS_FILE && (
            <>
              <p className={report.help}>{words.command}</p>
              <pre className={classes.command}>{words.makeFolder(name)}</pre>
              <p className={report.help}>{words.isHidden}</p>
            </>
          )}
          <h3 className={classes.heading}>
            <code>{path}</code>
          </h3>
          {existing !== undefined && <p className={report.help}>{existing === text ? words.isSame : words.isThere}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
          <section className={classes.text} tabIndex={0} aria-label={words.text(path)}>
            {text}
          </section>
          <p className={report.help}>{words.own}</p>
        </>
      )}
      {refusal !== undefined && (
        <p className={report.problem} role="alert">
          <MessageText text={refusal} />
        </p>
      )}
      <Group justify="flex-end" gap={8} className={report.end}>
        <Button variant="default" onClick={onClose}>
          {uiWords.cancel}
        </Button>
        <Button variant="default" disabled={path === undefined} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button disabled={path === undefined || isReadOnly || existing === text} onClick={write}>
          {existing === undefined ? words.add : words.update}
        </Button>
      </Group>
    </Dialog>
  );
}
