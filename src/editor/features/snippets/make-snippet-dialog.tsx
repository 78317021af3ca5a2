import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { planSnippet, snippetPath, snippetStyle, takeInSnippet } from '../../../authoring/source-edit/make-snippet.ts';
import { encodeText } from '../../../project/text.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import type { PageHandle } from '../../pages/page-handle.ts';
import { useProjectStore } from '../../project-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { snippetsWords } from '../../words/snippets.ts';
import { readSnippets } from './read-snippets.ts';
import classes from './snippets.module.css';

const words = snippetsWords.dialog;

export interface MakeSnippetDialogProps {
  readonly page: PageHandle;
  readonly selection: TextRange;
  readonly onClose: () => void;
}

/** Asks for the name of a snippet, shows what will stand in it, and makes it: file and page in one step. */
export default function MakeSnippetDialog({ page, selection, onClose }: MakeSnippetDialogProps) {
  const store = useProjectStore();
  const [text] = useState(page.read);
  const [plan] = useState(() => planSnippet(text, selection, page.file));
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  if (typeof plan === 'string') {
    return (
      <Dialog onClose={onClose} title={words.title} size={460}>
        <p>{words.problems[plan]}</p>
        <Group justify="flex-end">
          <Button onClick={onClose}>{words.close}</Button>
        </Group>
      </Dialog>
    );
  }
  const path = snippetPath(name, store.getState().files.keys());
  const make = () => {
    if (name.trim() === '') return;
    const { files } = store.settle();
    const change = takeInSnippet(text, plan, path, snippetStyle(readSnippets(files).written));
    // Somebody else has changed the page meanwhile, as another program in its folder.
    if (!change || page.read() !== text) return setProblem(words.problems.place);
    const result = store.actions.editFiles({
      label: words.step(name.trim()),
      edits: new Map([[page.file, change.edits]]),
      files: new Map([[path, encodeText(plan.source)]]),
      place: { kind: 'file', path: page.file },
    });
    if (result.status === 'refused') return setProblem(result.problem.message);
    onClose();
    // The form has the offsets of the page before until it is drawn.
    const { selection: made } = change;
    if (made) requestAnimationFrame(() => page.go(made));
  };
  return (
    <FormDialog
      title={words.title}
      size={520}
      submit={words.submit}
      onSubmit={make}
      onClose={onClose}
      problem={problem}
    >
      <TextInput
        label={words.name}
        description={words.nameHelp}
        data-autofocus
        required
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <p className={classes.help}>
        <MessageText text={words.path(path)} />
      </p>
      <div>
        <p className={classes.label} id="snippet-source">
          {words.source}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
        <section className={classes.source} aria-labelledby="snippet-source" tabIndex={0}>
          {plan.source}
        </section>
        {plan.within && (
          <p className={classes.help}>
            <MessageText text={words.within} />
          </p>
        )}
      </div>
    </FormDialog>
  );
}
