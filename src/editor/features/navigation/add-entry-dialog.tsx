import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { encodeText } from '../../../project/text.ts';
import { newPageFile } from '../../pages/page-file.ts';
import { suggestPath } from '../../store/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { navigationDialogWords as words } from '../../words/navigation-dialogs.ts';
import { cleanPath, linkText } from './new-entry.ts';

/** Pages have a dialog of their own. */
export type NewEntryKind = 'group' | 'link';

export interface NewEntry {
  readonly title: string;
  readonly value: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface AddEntryDialogProps {
  readonly kind: NewEntryKind;
  /** In words, where it will stand: "in Guides". */
  readonly where: string;
  /** The page that a new one is put beside. */
  readonly beside: string | undefined;
  readonly onAdd: (entry: NewEntry) => boolean;
  readonly onClose: () => void;
}

export function AddEntryDialog({ kind, where, beside, onAdd, onClose }: AddEntryDialogProps) {
  const [title, setTitle] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const path = ownPath ?? suggestPath(title, beside);

  const add = () => {
    const name = title.trim();
    const page = cleanPath(path);
    const missing = whatIsMissing(kind, name, page, url.trim());
    setProblem(missing);
    if (missing !== undefined) return;
    const entry =
      kind === 'group'
        ? { title: name, value: { group: name, pages: [] }, files: new Map() }
        : { title: name, value: page, files: new Map([[newPageFile(page), encodeText(linkText(name, url.trim()))]]) };
    if (onAdd(entry)) onClose();
  };

  return (
    <FormDialog
      title={words.add(words[kind], where)}
      size="sm"
      submit={words.addKind(words[kind])}
      onSubmit={add}
      onClose={onClose}
      problem={problem}
    >
      <TextInput
        label={words.title}
        data-autofocus
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {kind === 'link' && (
        <TextInput
          label={words.address}
          description={words.addressHelp}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
      )}
      {kind === 'link' && (
        <TextInput
          label={words.path}
          description={words.linkPathHelp}
          value={path}
          onChange={(event) => setOwnPath(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

function whatIsMissing(kind: NewEntryKind, title: string, page: string, url: string): string | undefined {
  if (title === '') return words.titleMissing(words[kind]);
  if (kind === 'link' && url === '') return words.addressMissing;
  if (kind === 'link' && (page === '' || page.endsWith('/'))) return words.linkPathMissing;
  return undefined;
}
