import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { type NavigationFormat, nameOfEntry, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { readIconStyle } from '../../icons/icon-style.ts';
import { useProject } from '../../project-context.ts';
import { selectPageList } from '../../store/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { navigationDialogWords as words } from '../../words/navigation-dialogs.ts';
import {
  changedValues,
  type EntryFieldKey,
  type EntryValues,
  fieldsOf,
  pageValues,
  valuesOf,
  whyUnused,
} from './entry-fields.ts';
import { isOneValue } from './entry-settings.ts';
import { IconInput } from './icon-input.tsx';
import type { NavigationEdits } from './use-navigation-edits.ts';

export interface EntryDetailsDialogProps {
  readonly node: OutlineNode;
  readonly format: NavigationFormat;
  readonly edits: NavigationEdits;
  readonly onClose: () => void;
}

/** What can be said of an entry beside its title and its place, changed in one step. */
export function EntryDetailsDialog({ node, format, edits, onClose }: EntryDetailsDialogProps) {
  const [source] = useState(() => {
    const text = edits.pageText(node);
    return text === undefined ? edits.configValue(node) : pageValues(text);
  });
  const all = fieldsOf(node, format);
  const keys = all.filter((key) => isOneValue(key, source));
  const [before] = useState<EntryValues>(() => valuesOf(keys, source));
  const [values, setValues] = useState(before);
  const set = (key: EntryFieldKey, value: string | boolean | undefined) =>
    setValues((last) => ({ ...last, [key]: value ?? '' }));
  const save = () => {
    const changed = changedValues(before, values);
    const what = [...changed.keys()].map((key) => words.fields[key].short).join(', ');
    if (changed.size === 0 || edits.setFields(node, changed, what)) onClose();
  };
  return (
    <FormDialog
      title={words.details(nameOfEntry(node))}
      size="sm"
      submit={words.save}
      onSubmit={save}
      onClose={onClose}
    >
      {keys.map((key, at) => (
        <Field key={key} name={key} isFirst={at === 0} format={format} values={values} onChange={set} />
      ))}
      {keys.length < all.length && <output>{words.severalDescriptions}</output>}
    </FormDialog>
  );
}

interface FieldProps {
  readonly name: EntryFieldKey;
  /** Has the keyboard when the dialog opens. */
  readonly isFirst: boolean;
  readonly format: NavigationFormat;
  readonly values: EntryValues;
  readonly onChange: (key: EntryFieldKey, value: string | boolean | undefined) => void;
}

function Field({ name, isFirst, format, values, onChange }: FieldProps) {
  const { label, help } = wordsOf(name, format);
  const value = values[name];
  if (name === 'icon') {
    return (
      <IconInput
        label={words.fields.icon.label}
        help={words.fields.icon.help}
        isFirst={isFirst}
        name={textOf(values.icon)}
        style={readIconStyle(values.iconType)}
        onName={(icon) => onChange('icon', icon)}
        onStyle={(style) => onChange('iconType', style)}
      />
    );
  }
  if (name === 'directory') {
    return (
      <NativeSelect
        label={label}
        description={help}
        value={textOf(value)}
        onChange={(event) => onChange(name, event.currentTarget.value)}
        data={directoryChoices(textOf(value))}
      />
    );
  }
  if (SWITCHES.includes(name)) {
    return (
      <Checkbox
        size="xs"
        label={label}
        description={help}
        checked={value === true || value === 'true'}
        onChange={(event) => onChange(name, event.currentTarget.checked)}
      />
    );
  }
  if (name === 'root')
    return <PageInput label={label} help={help} value={textOf(value)} onChange={(page) => onChange(name, page)} />;
  return (
    <TextInput
      label={label}
      description={help}
      {...(isFirst && { 'data-autofocus': true })}
      value={textOf(value)}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}

const SWITCHES: readonly EntryFieldKey[] = ['expanded', 'hidden', 'default', 'searchable'];

/** What the site makes nothing of says so. */
function wordsOf(name: EntryFieldKey, format: NavigationFormat): { readonly label: string; readonly help: string } {
  const { label, help } = words.fields[name];
  const why = whyUnused(name, format);
  return why === undefined ? { label, help } : { label: words.unused(label), help: words.unusedHelp(help, why) };
}

/** The known ways, and what stands there where it is none of them. */
function directoryChoices(value: string) {
  const known = Object.entries(words.directories).map(([key, label]) => ({ value: key, label: label as string }));
  return known.some((one) => one.value === value) ? known : [...known, { value, label: value }];
}

interface PageInputProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onChange: (page: string) => void;
}

/** A page by its path, with the pages of the project to choose from. */
function PageInput({ label, help, value, onChange }: PageInputProps) {
  const pages = useProject(selectPageList);
  const id = useId();
  const wanted = value.toLowerCase();
  const offered = pages
    .filter(({ path, title }) => `${path} ${title}`.toLowerCase().includes(wanted))
    .slice(0, MOST_OFFERED);
  return (
    <>
      <TextInput
        label={label}
        description={help}
        list={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={id}>
        {offered.map(({ path, title }) => (
          <option key={path} value={path} label={title} />
        ))}
      </datalist>
    </>
  );
}

const MOST_OFFERED = 50;

function textOf(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : '';
}
