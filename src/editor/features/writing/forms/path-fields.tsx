import { Autocomplete } from '@mantine/core';
import { useMemo } from 'react';
import { DROPDOWN } from '../../../ui/dropdown.ts';
import { formWords } from '../../../words/writing-forms.ts';
import { useListedFiles } from '../use-listed-files.ts';
import { useWriting } from '../writing-context.ts';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, wordsOf } from './field-spec.ts';
import classes from './forms.module.css';
import { useDraft } from './use-draft.ts';

const MOST_SHOWN = 40;

interface SuggestedFieldProps extends FieldProps {
  /** Values to choose from, with the words that are shown for them. */
  readonly offered: ReadonlyMap<string, string>;
  readonly note?: string | undefined;
}

/** A path or an address, with the project's own to choose from. */
function SuggestedField({ spec, value, isReadOnly, onChange, offered, note }: SuggestedFieldProps) {
  const { shown, type, onBlur } = useDraft(wordsOf(value), (text) => {
    if (text.trim() === '' && value !== undefined && !spec.isRequired) onChange(undefined, false);
  });
  return (
    <Autocomplete
      size="xs"
      label={<FieldLabel spec={spec} />}
      description={spec.description}
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
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      {...(note !== undefined && { error: note })}
      onBlur={onBlur}
      onChange={(text) => {
        type(text, () => onChange({ kind: 'text', value: text.trim() }, true));
      }}
    />
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
  const offered = useMemo(() => {
    const paths = type === 'video' ? videos : type === 'snippet' ? snippets : images;
    const writtenAs = (path: string) => (type === 'snippet' ? path.replace(/^_?snippets\//, '') : `/${path}`);
    return new Map(paths.map((path) => [writtenAs(path), path.slice(path.lastIndexOf('/') + 1)]));
  }, [type, images, videos, snippets]);
  const held = wordsOf(props.value);
  const isOwn = held.startsWith('/') && !held.startsWith('//');
  const isMissing = isOwn && type !== 'snippet' && !hasFile(held.slice(1).split(/[?#]/)[0] ?? '');
  return <SuggestedField {...props} offered={offered} note={isMissing ? formWords.noFile : undefined} />;
}
