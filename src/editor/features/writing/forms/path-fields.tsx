import { Autocomplete, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useMemo } from 'react';
import { DROPDOWN } from '../../../ui/dropdown.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import { holdsFiles, pastedFiles, TAKES_FILES } from '../../../uploads/handed-files.ts';
import { formWords } from '../../../words/writing-forms.ts';
import { useListedFiles } from '../use-listed-files.ts';
import { useWriting } from '../writing-context.ts';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, wordsOf } from './field-spec.ts';
import classes from './forms.module.css';
import { type FieldUpload, useFieldUpload } from './use-field-upload.ts';
import { useTypedText } from './use-typed-text.ts';

const MOST_SHOWN = 40;

export interface SuggestedFieldProps extends FieldProps {
  /** Values to choose from, with the words that are shown for them. */
  readonly offered: ReadonlyMap<string, string>;
  readonly note?: string | undefined;
  /** Where a file may be pasted, dropped or chosen too. */
  readonly upload?: (FieldUpload & { readonly accept: string }) | undefined;
}

/** A path or an address, with the project's own to choose from. */
export function SuggestedField({ spec, value, isReadOnly, onChange, offered, note, upload }: SuggestedFieldProps) {
  const { shown, type, onBlur } = useTypedText(wordsOf(value), (text) => {
    if (text.trim() === '' && value !== undefined && !spec.isRequired) onChange(undefined, false);
  });
  const field = (button?: ReactNode) => (
    <Autocomplete
      size="xs"
      label={<FieldLabel spec={spec} />}
      description={<MessageText text={spec.description} />}
      value={shown}
      readOnly={isReadOnly}
      data={[...offered.keys()]}
      limit={MOST_SHOWN}
      comboboxProps={DROPDOWN}
      filter={({ options, search, limit }) => {
        const words = search.trim().toLowerCase();
        return options
          .filter((option) => 'value' in option)
          .filter(({ value: path }) => `${path} ${offered.get(path) ?? ''}`.toLowerCase().includes(words))
          .slice(0, limit);
      }}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span>{offered.get(option.value)}</span>
          <code>{option.value}</code>
        </span>
      )}
      rightSection={button}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      {...(note !== undefined && { error: note })}
      onBlur={onBlur}
      onChange={(text) => {
        type(text, () => onChange({ kind: 'text', value: text.trim() }, true));
      }}
    />
  );
  if (!upload || isReadOnly) return field();
  const take = (files: readonly File[]) =>
    void upload.take(files, (path) => type(path, () => onChange({ kind: 'text', value: path }, false)));
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  const onDrag = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.type === 'drop') take([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pasting and dropping are further ways; the button is for everyone.
    <div {...TAKES_FILES} onPaste={onPaste} onDragOver={onDrag} onDrop={onDrag}>
      {field(
        <FileButton onChange={(file) => file && take([file])} accept={upload.accept}>
          {(button) => (
            <IconButton {...button} label={formWords.upload(spec.label)}>
              <Upload size={15} />
            </IconButton>
          )}
        </FileButton>,
      )}
      {upload.dialog}
    </div>
  );
}

/** A page of the project, or an address. */
export function LinkField(props: FieldProps) {
  const { pages } = useWriting();
  const offered = useMemo(() => new Map(pages.map(({ path, title }) => [`/${path}`, title])), [pages]);
  return <SuggestedField {...props} offered={offered} />;
}

/** A picture, a video or a shared text of the project, or an address. */
export function FileField(props: FieldProps) {
  const { hasFile } = useWriting();
  const { images, videos, snippets } = useListedFiles();
  const { type } = props.spec;
  const upload = useFieldUpload(props.spec);
  const offered = useMemo(() => {
    const paths = type === 'video' ? videos : type === 'snippet' ? snippets : images;
    const writtenAs = (path: string) => (type === 'snippet' ? path.replace(/^_?snippets\//, '') : `/${path}`);
    return new Map(paths.map((path) => [writtenAs(path), path.slice(path.lastIndexOf('/') + 1)]));
  }, [type, images, videos, snippets]);
  const held = wordsOf(props.value);
  const isOwn = held.startsWith('/') && !held.startsWith('//');
  const isMissing = isOwn && type !== 'snippet' && !hasFile(held.slice(1).split(/[?#]/)[0] ?? '');
  return (
    <SuggestedField
      {...props}
      offered={offered}
      note={isMissing ? formWords.noFile : undefined}
      upload={type === 'snippet' ? undefined : { ...upload, accept: type === 'video' ? 'video/*' : 'image/*' }}
    />
  );
}
