import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { LinkToPage } from '../../authoring/references/links-to-pages.ts';
import { useProject } from '../project-context.ts';
import { selectFilePages } from '../store/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { deletePagesWords as words } from '../words/delete-pages.ts';
import classes from './delete-pages.module.css';

export interface DeletePagesDialogProps {
  /** "Quickstart", "3 pages". */
  readonly name: string;
  /** The files that go. */
  readonly files: ReadonlySet<string>;
  /** Links that lead to them; at least one. */
  readonly links: readonly LinkToPage[];
  /** `redirectTo` is a page, without extension. */
  readonly onDelete: (redirectTo: string | undefined) => void;
  readonly onOpenPlace: (link: LinkToPage) => void;
  readonly onClose: () => void;
}

/** More places than these are counted, not listed. */
const MOST_LISTED = 200;

/** Asks before pages go that others link to: where the links stand, and whether another page takes their place. */
export function DeletePagesDialog({ name, files, links, onDelete, onOpenPlace, onClose }: DeletePagesDialogProps) {
  const pages = useProject(selectFilePages);
  const [redirectTo, setRedirectTo] = useState('');
  const others = pages.filter(({ file }) => !files.has(file));
  return (
    <Dialog onClose={onClose} title={words.title(name)} size="md">
      <Stack gap={16}>
        <p className={classes.text}>{words.linked(links.length, files.size)}</p>
        <ul className={classes.places} aria-label={words.places}>
          {links.slice(0, MOST_LISTED).map((link) => (
            <li key={`${link.file}:${link.line}:${link.column}`}>
              <ListRow
                detail={link.written}
                onClick={() => {
                  onClose();
                  onOpenPlace(link);
                }}
              >
                <span className={classes.where}>{placeWords(link)}</span>{' '}
              </ListRow>
            </li>
          ))}
          {links.length > MOST_LISTED && <li className={classes.more}>{words.andMore(links.length - MOST_LISTED)}</li>}
        </ul>
        <NativeSelect
          label={words.redirect}
          description={words.redirectHelp}
          value={redirectTo}
          onChange={(event) => setRedirectTo(event.currentTarget.value)}
          data={[
            { value: '', label: words.noRedirect },
            ...others.map(({ path, title }) => ({ value: path, label: `${title} (${path})` })),
          ]}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.keep}
          </Button>
          <Button color="red.8" onClick={() => onDelete(redirectTo === '' ? undefined : redirectTo)}>
            {redirectTo === '' ? words.deleteAnyway : words.deleteAndRedirect}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function placeWords({ file, line, setting }: LinkToPage): string {
  return setting === undefined ? words.place(file, line) : words.settingPlace(file, setting);
}
