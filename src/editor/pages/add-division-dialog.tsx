import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { tidyName } from '../../authoring/assets/asset-path.ts';
import { useProject, useProjectStore } from '../project-context.ts';
import { selectOutline } from '../store/index.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { navigationDialogWords as words } from '../words/navigation-dialogs.ts';
import { cleanFolder, type DivisionEntry, freePagePath, whatIsMissing } from './division-entry.ts';
import { addDivision, type NewDivisionKind, pagesInFolder } from './new-division.ts';

export interface AddDivisionDialogProps {
  readonly kind: NewDivisionKind;
  /** Called with the page to show, by its path: the first one of the new tab, absent for one that leads elsewhere. */
  readonly onAdded: (page: string | undefined, title: string) => void;
  readonly onClose: () => void;
}

/** Adds a tab or a sidebar shortcut with its first page, so that it is there at once, or with the address it leads to. */
export default function AddDivisionDialog({ kind, onAdded, onClose }: AddDivisionDialogProps) {
  const store = useProjectStore();
  const files = useProject((state) => state.files);
  const outline = useProject(selectOutline);
  const [title, setTitle] = useState('');
  const [leadsTo, setLeadsTo] = useState<DivisionEntry['leadsTo']>('pages');
  const [address, setAddress] = useState('');
  const [ownFolder, setOwnFolder] = useState<string>();
  const [pageTitle, setPageTitle] = useState<string>(words.firstPageExample);
  const [problem, setProblem] = useState<string>();
  const folder = cleanFolder(ownFolder ?? tidyName(title));
  const present = pagesInFolder(files, folder);
  const path = freePagePath(files, `${folder || 'guides'}/${tidyName(pageTitle) || 'index'}`);
  const verb = kind === 'tab' ? words.addTab : words.addAnchor;

  const add = () => {
    const firstPageTitle = present.length > 0 ? undefined : pageTitle;
    const missing = whatIsMissing({ title, leadsTo, address, folder, firstPageTitle }, outline?.divisions ?? []);
    setProblem(missing);
    if (missing !== undefined) return;
    const firstPage = firstPageTitle === undefined ? undefined : { title: firstPageTitle.trim(), path };
    const name = title.trim();
    const label = kind === 'tab' ? words.addTabStep(name) : words.addAnchorStep(name);
    const target = leadsTo === 'address' ? { address: address.trim() } : { folder, ...(firstPage && { firstPage }) };
    const result = store.actions.editNavigation(addDivision({ kind, title: name, ...target }, label));
    if (result.status === 'refused') return setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
    onClose();
    const shown = firstPage?.path ?? present[0]?.replace(/\.mdx?$/, '');
    onAdded(leadsTo === 'address' ? undefined : shown, name);
  };

  return (
    <FormDialog title={verb} size="sm" submit={verb} onSubmit={add} onClose={onClose} problem={problem}>
      <TextInput
        label={words.title}
        placeholder={words.tabTitleExample}
        data-autofocus
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <SegmentedControl
        aria-label={words.leadsTo}
        fullWidth
        value={leadsTo}
        onChange={(choice) => setLeadsTo(choice as DivisionEntry['leadsTo'])}
        data={[
          { value: 'pages', label: words.leadsToPages },
          { value: 'address', label: words.leadsToAddress },
        ]}
      />
      {leadsTo === 'address' && (
        <TextInput
          label={words.address}
          description={words.divisionAddressHelp}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      )}
      {leadsTo === 'pages' && (
        <TextInput
          label={words.folder}
          description={kind === 'tab' ? words.tabFolderHelp : words.anchorFolderHelp}
          value={ownFolder ?? tidyName(title)}
          onChange={(event) => setOwnFolder(event.currentTarget.value)}
        />
      )}
      {leadsTo === 'pages' && present.length > 0 && <output>{words.hasPages(present.length)}</output>}
      {leadsTo === 'pages' && present.length === 0 && (
        <TextInput
          label={words.firstPage}
          description={words.firstPageHelp(path)}
          value={pageTitle}
          onChange={(event) => setPageTitle(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
