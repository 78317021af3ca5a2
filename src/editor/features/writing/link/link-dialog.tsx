import { Autocomplete, Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { linkAt, readLink, removeLink, setLink } from '../../../../authoring/source-edit/links.ts';
import { readHeadings } from '../../../../page-source/headings/headings.ts';
import type { SourceChange } from '../../../../project/text-edit.ts';
import { writingWords } from '../../../words/writing.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { linkWords } from '../../../words/writing-forms.ts';
import { type OwnWords, useWriting } from '../writing-context.ts';
import classes from './link.module.css';

export interface LinkDialogProps {
  /** Where the link is; without them, at what is selected in the page. */
  readonly words: OwnWords | undefined;
  readonly onClose: () => void;
}

/** Makes, changes or removes a link: to a page of the project and a heading in it, or to an address. */
export default function LinkDialog({ words: own, onClose }: LinkDialogProps) {
  const { pages, readFile, apply, readNow, focusEditor, isReadOnly } = useWriting();
  const read = () => own ?? readNow();
  const change = (made: SourceChange, step: string) => (own ? own.apply(made) : apply(made, step));
  const [start] = useState(() => {
    const { text, selection } = read();
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
    if (own) own.focus();
    else focusEditor();
  };
  const save = () => {
    if (href.trim() === '') return;
    change(
      setLink(read().text, start.selection, href.trim(), label === start.label ? undefined : label),
      writingStepWords.link,
    );
    close();
  };
  return (
    <Modal opened onClose={close} title={start.isLink ? linkWords.change : linkWords.add} size={440}>
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
              const words = search.trim().toLowerCase();
              return options
                .filter((option) => 'value' in option)
                .filter(({ value }) => `${value} ${titles.get(value) ?? ''}`.toLowerCase().includes(words))
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
                  change(removeLink(read().text, start.selection), writingStepWords.removeLink);
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
                {writingWords.cancel}
              </Button>
              <Button type="submit" disabled={isReadOnly || href.trim() === ''}>
                {start.isLink ? linkWords.confirmChange : linkWords.confirmAdd}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
