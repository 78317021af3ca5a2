import { Autocomplete, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { linkAt, readLink, removeLink, setLink } from '../../../../authoring/source-edit/links.ts';
import { readHeadings } from '../../../../page-source/headings/headings.ts';
import type { SourceChange, TextRange } from '../../../../project/text-edit.ts';
import type { PageListing } from '../../../store/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { uiWords } from '../../../words/ui.ts';
import { writingWords } from '../../../words/writing.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { linkWords } from '../../../words/writing-forms.ts';
import classes from './link.module.css';

/** Words with a link at what is selected in them, or to be made there. */
export interface LinkedWords {
  readonly read: () => { readonly text: string; readonly selection: TextRange };
  /** `step`: its name. */
  readonly apply: (change: SourceChange, step: string) => void;
  /** Gives the focus back. */
  readonly focus: () => void;
}

export interface LinkDialogProps {
  readonly words: LinkedWords;
  /** Those that a link can lead to. */
  readonly pages: readonly PageListing[];
  readonly readFile: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

/** Makes, changes or removes a link: to a page of the project and a heading in it, or to an address. */
export default function LinkDialog({ words, pages, readFile, isReadOnly, onClose }: LinkDialogProps) {
  const [start] = useState(() => {
    const { text, selection } = words.read();
    const link = linkAt(text, selection);
    const isLink = link?.kind === 'link';
    const old = isLink ? readLink(text, link) : { label: text.slice(selection.start, selection.end), href: '' };
    return { ...old, isLink, selection };
  });
  const [href, setHref] = useState(start.href);
  const [label, setLabel] = useState(start.label);
  const titles = useMemo(() => new Map(pages.map((page) => [`/${page.path}`, page.title])), [pages]);
  const [address = '', fragment = ''] = href.split('#');
  const page = pages.find(({ path }) => `/${path}` === address);
  const headings = useMemo(() => {
    const text = page?.file === undefined ? undefined : readFile(page.file);
    return text === undefined ? [] : readHeadings(text).filter(({ level }) => level !== 1);
  }, [page, readFile]);

  const close = () => {
    onClose();
    words.focus();
  };
  const save = () => {
    if (href.trim() === '') return;
    words.apply(
      setLink(words.read().text, start.selection, href.trim(), label === start.label ? undefined : label),
      writingStepWords.link,
    );
    close();
  };
  return (
    <Dialog onClose={close} returnsFocus={false} title={start.isLink ? linkWords.change : linkWords.add} size={440}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={12}>
          <Autocomplete
            data-autofocus
            label={linkWords.target}
            description={linkWords.targetHelp}
            placeholder={linkWords.targetExample}
            size="xs"
            value={href}
            data={[...titles.keys()]}
            limit={30}
            // It would lie over the buttons before anything was asked for.
            openOnFocus={false}
            filter={({ options, search, limit }) => {
              const typed = search.trim().toLowerCase();
              return options
                .filter((option) => 'value' in option)
                .filter(({ value }) => `${value} ${titles.get(value) ?? ''}`.toLowerCase().includes(typed))
                .slice(0, limit);
            }}
            renderOption={({ option }) => (
              <span className={classes.option}>
                <span>{titles.get(option.value)}</span>
                <code>{option.value}</code>
              </span>
            )}
            comboboxProps={{ withinPortal: false }}
            onChange={(next) => {
              setHref(next);
              if (label === '' && titles.has(next)) setLabel(titles.get(next) ?? '');
            }}
          />
          {headings.length > 0 && (
            <NativeSelect
              label={linkWords.part}
              value={fragment}
              data={[
                { value: '', label: linkWords.wholePage },
                ...headings.map(({ id, text }) => ({ value: id, label: text })),
                ...(fragment === '' || headings.some(({ id }) => id === fragment) ? [] : [fragment]),
              ]}
              onChange={(event) => {
                const id = event.currentTarget.value;
                setHref(id === '' ? address : `${address}#${id}`);
              }}
            />
          )}
          <TextInput
            label={linkWords.text}
            description={linkWords.textHelp}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <Group justify="space-between">
            {start.isLink ? (
              <Button
                variant="default"
                disabled={isReadOnly}
                onClick={() => {
                  words.apply(removeLink(words.read().text, start.selection), writingStepWords.removeLink);
                  close();
                }}
              >
                {writingWords.link.remove}
              </Button>
            ) : (
              <span />
            )}
            <Group gap={8}>
              <Button variant="default" onClick={close}>
                {uiWords.cancel}
              </Button>
              <Button type="submit" disabled={isReadOnly || href.trim() === ''}>
                {start.isLink ? linkWords.confirmChange : linkWords.confirmAdd}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
