import { TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { findHeadingLinks } from '../../../authoring/references/heading-links.ts';
import { type HeadingRename, planHeadingRename } from '../../../authoring/references/rename-heading.ts';
import { editsOfPlan } from '../../pages/edits-of-plan.ts';
import { readLinkingProject } from '../../pages/read-linking-project.ts';
import { linkWords, nounOf } from '../../pages/rename-words.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { selectFileText } from '../../store/index.ts';
import { ChangeList } from '../../ui/change-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { renameHeadingWords } from '../../words/rename-heading.ts';
import classes from './rename-heading.module.css';

export interface RenameHeadingDialogProps {
  readonly rename: HeadingRename;
  readonly onClose: () => void;
}

/** New words of a heading or of another title that links can lead to, with every link that follows shown before it is done. */
export default function RenameHeadingDialog({ rename, onClose }: RenameHeadingDialogProps) {
  const { editFiles } = useProjectActions();
  const files = useProject((state) => state.files);
  const [title, setTitle] = useState(rename.title);
  const [problem, setProblem] = useState<string>();
  const wanted = useDeferredValue(title);
  const links = useMemo(() => findHeadingLinks(readLinkingProject(files), rename.file), [files, rename.file]);
  const plan = useMemo(() => planHeadingRename(links, { ...rename, title: wanted }), [links, rename, wanted]);
  const [noun] = useState(() => nounOf(plan?.kind ?? 'Heading'));
  const isStale = wanted !== title;

  const save = () => {
    // Whoever is quicker than the list of changes means what stands in the field.
    const newest = isStale ? planHeadingRename(links, { ...rename, title }) : plan;
    if (newest === undefined) return;
    const label = renameHeadingWords.step(noun, title.trim());
    const result = editFiles({ label, edits: editsOfPlan(newest, (file) => selectFileText({ files }, file) ?? '') });
    if (result.status === 'ok') onClose();
    else setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
  };

  const missing = title.trim() === '' ? renameHeadingWords.empty(noun) : renameHeadingWords.unfit(noun);
  const error = problem ?? (plan === undefined && !isStale ? missing : undefined);
  return (
    <FormDialog
      title={renameHeadingWords.title(noun)}
      size="lg"
      submit={renameHeadingWords.rename}
      onSubmit={save}
      onClose={onClose}
      isDisabled={plan === undefined && !isStale}
    >
      <TextInput
        label={noun.charAt(0).toUpperCase() + noun.slice(1)}
        data-autofocus
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={error !== undefined && <MessageText text={error} />}
      />
      {plan !== undefined && (
        <section aria-label={renameHeadingWords.changes}>
          <div className={classes.summary} role="status">
            {linkWords(plan).map((sentence) => (
              <p key={sentence}>
                <MessageText text={sentence} />
              </p>
            ))}
            {plan.idBefore !== plan.idAfter && (
              <p>
                <MessageText text={renameHeadingWords.newId(plan.idBefore, plan.idAfter)} />
              </p>
            )}
          </div>
          <ChangeList changes={plan.files.flatMap(({ changes }) => changes)} />
        </section>
      )}
    </FormDialog>
  );
}
