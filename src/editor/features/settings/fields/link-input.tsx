import { Autocomplete } from '@mantine/core';
import { useMemo } from 'react';
import type { PageListing } from '../../../store/index.ts';
import { DROPDOWN } from '../../../ui/dropdown.ts';
import { settingsWords } from '../../../words/settings.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { linkNote } from './link-note.ts';
import { describedBy } from './setting-frame.tsx';
import { useDraft } from './use-draft.ts';

export interface LinkInputProps {
  readonly id: string;
  /** Names the input where no label does. */
  readonly name?: string;
  readonly value: string;
  readonly placeholder: string | undefined;
  readonly hasError: boolean;
  readonly isReadOnly: boolean;
  /** Folders of pages are offered too, without a slash before them, as tabs and shortcuts name them. */
  readonly offersFolders?: boolean;
  /** Called with an empty text when the link is taken away. */
  readonly onChange: (text: string) => void;
}

const MOST_SUGGESTIONS = 30;

/** A link: an address, or one of the site's pages, found by title or path. */
export function LinkInput(props: LinkInputProps) {
  const { id, name, value, placeholder, hasError, isReadOnly, offersFolders = false, onChange } = props;
  const { pages, hasFile } = useSettings();
  const { draft, setDraft, draftProps } = useDraft(() => onChange(''));
  const titles = useMemo(() => new Map(pages.map((page) => [`/${page.path}`, page.title])), [pages]);
  const targets = useMemo(
    () => [...(offersFolders ? foldersOf(pages) : []), ...titles.keys()],
    [offersFolders, pages, titles],
  );
  const shown = draft ?? value;
  const note = linkNote(shown, titles, hasFile);
  return (
    <>
      <Autocomplete
        id={id}
        {...(name !== undefined && { 'aria-label': name })}
        size="xs"
        value={shown}
        placeholder={placeholder ?? ''}
        readOnly={isReadOnly}
        error={hasError}
        aria-describedby={describedBy(id)}
        data={targets}
        limit={MOST_SUGGESTIONS}
        filter={({ options, search, limit }) => {
          const words = search.trim().toLowerCase();
          const found = options.filter(
            (option) =>
              'value' in option && `${option.value} ${titles.get(option.value) ?? ''}`.toLowerCase().includes(words),
          );
          return found.slice(0, limit);
        }}
        renderOption={({ option }) => (
          <span className={classes.suggestion}>
            <span>{titles.get(option.value) ?? settingsWords.pagesOfFolder}</span>
            <code>{option.value}</code>
          </span>
        )}
        comboboxProps={DROPDOWN}
        onChange={(text) => {
          setDraft(text === '' && value !== '' ? '' : undefined);
          if (text !== '') onChange(text);
        }}
        {...draftProps}
      />
      {note !== undefined && (
        <p className={classes.note} data-warning={note.isWarning || undefined}>
          {note.words}
        </p>
      )}
    </>
  );
}

function foldersOf(pages: readonly PageListing[]): readonly string[] {
  const folders = new Set<string>();
  for (const { path } of pages) {
    const parts = path.split('/').slice(0, -1);
    for (const index of parts.keys()) folders.add(parts.slice(0, index + 1).join('/'));
  }
  return [...folders];
}
