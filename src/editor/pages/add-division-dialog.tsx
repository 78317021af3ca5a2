import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { tidyName } from '../../engine/assets/asset-path.ts';
import { useProject, useProjectStore } from '../project-context.ts';
import { selectOutline } from '../store/index.ts';
import { MessageText } from '../ui/message-text.tsx';
import { navigationDialogWords as words } from '../words/navigation-dialogs.ts';
import { uiWords } from '../words/ui.ts';
import { addDivision, type DivisionKind, pagesInFolder } from './new-division.ts';

export interface AddDivisionDialogProps {
  readonly kind: DivisionKind;
  /** Called with the path of the page to show: the first one of the new tab. */
  readonly onAdded: (page: string, title: string) => void;
  readonly onClose: () => void;
}

/** Adds a tab or a sidebar shortcut with its first page, so that it is there at once. */
export default function AddDivisionDialog({ kind, onAdded, onClose }: AddDivisionDialogProps) {
  const store = useProjectStore();
  const files = useProject((state) => state.files);
  const outline = useProject(selectOutline);
  const [title, setTitle] = useState('');
  const [ownFolder, setOwnFolder] = useState<string>();
  const [pageTitle, setPageTitle] = useState<string>(words.firstPageExample);
  const [problem, setProblem] = useState<string>();
  const folder = cleanFolder(ownFolder ?? tidyName(title));
  const hasFolder = outline?.format !== 'later';
  const present = hasFolder ? pagesInFolder(files, folder) : [];
  const path = freePath(files, `${folder || 'guides'}/${tidyName(pageTitle) || 'index'}`);

  const add = () => {
    const taken = outline?.divisions.find(({ prefix }) => prefix === folder)?.name;
    const missing = whatIsMissing(title, folder, present.length > 0 ? 'present' : pageTitle, taken);
    setProblem(missing);
    if (missing !== undefined) return;
    const firstPage = present.length > 0 ? undefined : { title: pageTitle.trim(), path };
    const name = title.trim();
    const label = kind === 'tab' ? words.addTabStep(name) : words.addAnchorStep(name);
    const division = { kind, title: name, folder, ...(firstPage && { firstPage }) };
    const result = store.actions.editNavigation(addDivision(division, label));
    if (result.status === 'refused') return setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
    onClose();
    onAdded(firstPage?.path ?? (present[0] ?? '').replace(/\.mdx?$/, ''), name);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={<strong>{kind === 'tab' ? words.addTab : words.addAnchor}</strong>}
      size="sm"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack gap={16}>
          <TextInput
            label={words.title}
            placeholder={words.tabTitleExample}
            data-autofocus
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          {hasFolder && (
            <TextInput
              label={words.folder}
              description={kind === 'tab' ? words.tabFolderHelp : words.anchorFolderHelp}
              value={ownFolder ?? tidyName(title)}
              onChange={(event) => setOwnFolder(event.currentTarget.value)}
            />
          )}
          {present.length > 0 ? (
            <output>{words.hasPages(present.length)}</output>
          ) : (
            <TextInput
              label={words.firstPage}
              description={words.firstPageHelp(path)}
              value={pageTitle}
              onChange={(event) => setPageTitle(event.currentTarget.value)}
            />
          )}
          {problem !== undefined && (
            <div role="alert" style={{ color: 'var(--lw-error)' }}>
              <MessageText text={problem} />
            </div>
          )}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {uiWords.cancel}
            </Button>
            <Button type="submit">{kind === 'tab' ? words.addTab : words.addAnchor}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function cleanFolder(folder: string): string {
  return folder.trim().replace(/^[./]+|\/+$/g, '');
}

function freePath(files: { readonly has: (path: string) => boolean }, wanted: string): string {
  let path = wanted;
  for (let number = 2; files.has(`${path}.mdx`) || files.has(`${path}.md`); number++) path = `${wanted}-${number}`;
  return path;
}

function whatIsMissing(
  title: string,
  folder: string,
  pageTitle: string,
  taken: string | undefined,
): string | undefined {
  if (title.trim() === '') return words.tabTitleMissing;
  if (folder === '') return words.folderMissing;
  if (taken !== undefined) return words.folderTaken(taken);
  return pageTitle.trim() === '' ? words.firstPageMissing : undefined;
}
