import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { extensionOf } from '../../../engine/project/paths.ts';
import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { type HeadingRename, planHeadingRename } from '../../../engine/source/rename-heading.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { selectFileText } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { editsOfPlan } from './edits-of-plan.ts';
import classes from './rename-heading.module.css';

export interface RenameHeadingDialogProps {
  readonly rename: HeadingRename;
  readonly onClose: () => void;
}

/** More changes than these are counted, not listed. */
const MOST_LISTED = 200;
const WITH_LINKS: ReadonlySet<string> = new Set(['md', 'mdx', 'jsx', 'tsx']);

/** A heading's new words, with every link that follows it shown before it is done. */
export default function RenameHeadingDialog({ rename, onClose }: RenameHeadingDialogProps) {
  const { editFiles } = useProjectActions();
  const files = useProject((state) => state.files);
  const [title, setTitle] = useState(rename.title);
  const [problem, setProblem] = useState<string>();
  const wanted = useDeferredValue(title);
  const plan = useMemo(
    () => planHeadingRename(textsWithLinks(files), { ...rename, title: wanted }, (path) => files.has(path)),
    [files, rename, wanted],
  );
  const changes = plan?.files.flatMap(({ file, changes }) => changes.map((change) => ({ file, ...change }))) ?? [];
  const links = Math.max(0, changes.length - 1);
  const isStale = wanted !== title;

  const save = () => {
    if (plan === undefined || isStale) return;
    const label = `Rename a heading to “${wanted.trim()}”`;
    const result = editFiles({ label, edits: editsOfPlan(plan, (file) => selectFileText({ files }, file) ?? '') });
    if (result.status === 'ok') onClose();
    else setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
  };

  const missing = title.trim() === '' ? 'A heading needs words.' : 'The heading is not there any more.';
  const error = problem ?? (plan === undefined && !isStale ? missing : undefined);
  return (
    <Modal opened onClose={onClose} title={<strong>Rename the heading</strong>} size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={16}>
          <TextInput
            label="Heading"
            data-autofocus
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            error={error !== undefined && <MessageText text={error} />}
          />
          {plan !== undefined && (
            <section aria-label="What will change">
              <p className={classes.summary}>
                {links === 0
                  ? 'No link in the project leads to it.'
                  : `${links} ${links === 1 ? 'link leads' : 'links lead'} to it and will follow: `}
                {links > 0 && (
                  <>
                    <del>#{plan.idBefore}</del> → <ins>#{plan.idAfter}</ins>
                  </>
                )}
              </p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls by keyboard too. */}
              <ul className={classes.changes} tabIndex={0} aria-label="Changes">
                {changes.slice(0, MOST_LISTED).map(({ file, line, before, after }) => (
                  <li key={`${file} ${line} ${before}`}>
                    <span className={classes.place}>{`${file}, line ${line}`}</span>
                    <del>{before}</del>
                    <ins>{after}</ins>
                  </li>
                ))}
                {changes.length > MOST_LISTED && <li>{`and ${changes.length - MOST_LISTED} more`}</li>}
              </ul>
            </section>
          )}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={plan === undefined || isStale}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function* textsWithLinks(files: ProjectFiles): Generator<readonly [string, string]> {
  for (const path of files.keys()) {
    const text = WITH_LINKS.has(extensionOf(path)) ? selectFileText({ files }, path) : undefined;
    if (text !== undefined) yield [path, text];
  }
}
