import { Checkbox, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import type { FileMove } from '../../../authoring/navigation-edit/rewrite-links.ts';
import { classifyFile, isSnippet } from '../../../project/classify-file.ts';
import { extensionOf, folderOf, withoutExtension } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { planMove } from '../../store/index.ts';
import { ChangeList } from '../../ui/change-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { navigationDialogWords as words } from '../../words/navigation-dialogs.ts';
import { listedChanges } from './listed-changes.ts';
import classes from './navigation.module.css';
import { cleanPath } from './new-entry.ts';

export interface ChangePathDialogProps {
  readonly file: string;
  /** Where the page shall be at first, as when it was dragged to a tab. */
  readonly wanted?: string;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** A page's path, with everything that the change brings along shown before it is done. */
export function ChangePathDialog({ file, wanted, onClose, onDone }: ChangePathDialogProps) {
  const store = useProjectStore();
  const files = useProject((state) => state.files);
  const from = withoutExtension(file);
  const [path, setPath] = useState(wanted ?? from);
  const [rewritesLinks, setRewritesLinks] = useState(true);
  const [addsRedirect, setAddsRedirect] = useState(true);
  const wantedPage = cleanPath(path);
  const page = useDeferredValue(wantedPage);
  const options = useMemo(() => ({ rewritesLinks, addsRedirect }), [rewritesLinks, addsRedirect]);
  const shown = useMemo(() => planChange(files, file, page, options), [files, file, page, options]);
  const kind = isSnippet(file) ? 'snippet' : 'page';
  const { problem, changes } = shown;
  const isStale = page !== wantedPage;

  const save = () => {
    // Whoever is quicker than the list of changes means what stands in the field.
    const { move, plan, problem, changes } = isStale ? planChange(files, file, wantedPage, options) : shown;
    if (plan?.status !== 'ok' || problem !== undefined) return;
    const label = words.renameStep(from, wantedPage);
    const result = store.actions.movePage(move, options, label);
    if (result.status === 'refused') return;
    onDone(words.renamed(from, wantedPage, changes.length - 1));
    onClose();
  };

  return (
    <FormDialog
      title={words.changePath(words[kind])}
      size="lg"
      submit={words.changeThePath}
      onSubmit={save}
      onClose={onClose}
      isDisabled={!isStale && (shown.plan?.status !== 'ok' || problem !== undefined)}
    >
      <TextInput
        label={words.path}
        data-autofocus
        value={path}
        onChange={(event) => setPath(event.currentTarget.value)}
        error={problem !== undefined && <MessageText text={problem} />}
      />
      <Checkbox
        size="xs"
        label={kind === 'page' ? words.rewriteLinks : words.rewriteUses}
        checked={rewritesLinks}
        onChange={(event) => setRewritesLinks(event.currentTarget.checked)}
      />
      {kind === 'page' && (
        <Checkbox
          size="xs"
          label={words.addRedirect}
          checked={addsRedirect}
          onChange={(event) => setAddsRedirect(event.currentTarget.checked)}
        />
      )}
      {changes.length > 0 && (
        <section aria-label={words.whatChanges}>
          <p className={classes.sectionTitle}>{words.whatChangesCount(changes.length)}</p>
          <ChangeList changes={changes} />
        </section>
      )}
    </FormDialog>
  );
}

/** What another path brings along, and what speaks against it. */
function planChange(
  files: ProjectFiles,
  file: string,
  page: string,
  options: { readonly rewritesLinks: boolean; readonly addsRedirect: boolean },
) {
  const move: FileMove = { from: file, to: `${page}.${extensionOf(file)}` };
  const plan = page === withoutExtension(file) || page === '' ? undefined : planMove(files, move, options);
  const problem = problemOf(isSnippet(file) ? 'snippet' : 'page', page, move, plan);
  return { move, plan, problem, changes: plan?.status === 'ok' ? listedChanges(plan, move) : [] };
}

function problemOf(
  kind: 'page' | 'snippet',
  path: string,
  { from, to }: FileMove,
  plan: ReturnType<typeof planMove> | undefined,
): string | undefined {
  if (path === '') return words.pathMissing(words[kind], EXAMPLES[kind]);
  if (plan?.status === 'refused') return `${plan.problem.message} ${plan.problem.hint ?? ''}`;
  if (classifyFile(to) === classifyFile(from)) return undefined;
  return kind === 'page' ? words.noPageThere(folderOf(to)) : words.noSnippetThere(folderOf(to));
}

const EXAMPLES = { page: 'guides/quickstart', snippet: 'snippets/prices' };
