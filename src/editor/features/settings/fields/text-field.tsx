import { Autocomplete, TextInput } from '@mantine/core';
import { textOf, valueAt } from '../setting-value.ts';
import { useSettings } from '../settings-context.ts';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { useDraft } from './use-draft.ts';
import { type FieldInput, useField } from './use-field.ts';
import { versionNames } from './version-names.ts';

/** A setting that is a line of text, or a number. Emptied, it is removed when the field is left. */
export function TextField(props: FieldInput) {
  const field = useField(props);
  const { config } = useSettings();
  const { id, value, edit } = field;
  const { draft, setDraft, draftProps } = useDraft(() => edit(undefined));
  const onChange = (text: string) => {
    setDraft(text === '' && value !== undefined ? '' : undefined);
    if (text !== '') edit(readValue(text, value, props.schema.type));
  };
  const inputProps = {
    id,
    value: draft ?? textOf(value),
    placeholder: placeholderOf(field.placeholder, field.uiSchema['ui:default']),
    readOnly: field.isReadOnly,
    error: field.error !== undefined,
    'aria-describedby': describedBy(id),
    ...draftProps,
  };
  return (
    <SettingFrame field={field}>
      {field.path.at(-1) === 'version' ? (
        <Autocomplete
          {...inputProps}
          size="xs"
          data={versionNames(valueAt(config, ['versions']))}
          onChange={onChange}
        />
      ) : (
        <TextInput {...inputProps} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </SettingFrame>
  );
}

/** Text for a number becomes one as soon as it reads as one; where both may stand, it stays what it was. */
function readValue(text: string, before: unknown, type: unknown): string | number {
  const wantsNumber = type === 'number' || (Array.isArray(type) && typeof before === 'number');
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text);
  return wantsNumber && isNumber ? Number(text) : text;
}

function placeholderOf(example: string | undefined, usual: unknown): string | undefined {
  return typeof usual === 'string' ? usual : example;
}
