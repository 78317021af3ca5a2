import { ColorInput, MultiSelect, NativeSelect, Switch, TagsInput } from '@mantine/core';
import { useId } from 'react';
import { isHexColor } from '../../../ui/contrast.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import { formWords } from '../../../words/writing-forms.ts';
import { FieldLabel } from './field-label.tsx';
import { type FieldProps, isOn, wordsOf } from './field-spec.ts';
import classes from './forms.module.css';
import { useTypedText } from './use-typed-text.ts';

const IN_MAIN = { portalProps: { target: '#main' } };

/** Yes or no. What counts without it is not written. */
export function SwitchField({ spec, value, isReadOnly, onChange }: FieldProps) {
  return (
    <Switch
      size="xs"
      className={classes.switch ?? ''}
      label={<FieldLabel spec={spec} />}
      description={<MessageText text={spec.description} />}
      checked={isOn(value, spec.default)}
      disabled={isReadOnly}
      onChange={(event) => {
        const next = event.currentTarget.checked;
        // Without a default, off is another thing than not written.
        const isUsual = next === spec.default;
        onChange(isUsual ? undefined : { kind: 'boolean', value: next }, false);
      }}
    />
  );
}

/** One of a few. A value that is none of them is shown, too. */
export function ChoiceField({ spec, value, isReadOnly, onChange }: FieldProps) {
  const held = wordsOf(value);
  const choices = spec.choices ?? [];
  const usual = choices.find((choice) => choice.value === String(spec.default ?? ''));
  const isKnown = held === '' || choices.some((choice) => choice.value === held);
  return (
    <NativeSelect
      label={<FieldLabel spec={spec} />}
      description={<MessageText text={spec.description} />}
      value={held}
      disabled={isReadOnly}
      data={[
        { value: '', label: formWords.byDefault(usual?.label) },
        ...choices,
        ...(isKnown ? [] : [{ value: held, label: held }]),
      ]}
      onChange={(event) => {
        const next = event.currentTarget.value;
        if (next === '') onChange(undefined, false);
        else if (spec.type === 'number') onChange({ kind: 'number', value: Number(next) }, false);
        else onChange({ kind: 'text', value: next }, false);
      }}
    />
  );
}

/** Several words. */
export function ListField({ spec, value, isReadOnly, onChange }: FieldProps) {
  const held = value?.kind === 'list' ? value.value : wordsOf(value) === '' ? [] : [wordsOf(value)];
  const props = {
    size: 'xs' as const,
    label: <FieldLabel spec={spec} />,
    description: <MessageText text={spec.description} />,
    value: [...held],
    readOnly: isReadOnly,
    comboboxProps: IN_MAIN,
    onChange: (next: string[]) => onChange(next.length === 0 ? undefined : { kind: 'list', value: next }, false),
  };
  if (spec.choices) return <MultiSelect data={[...spec.choices]} {...props} />;
  return <TagsInput placeholder={held.length === 0 ? formWords.listExample : ''} {...props} />;
}

/** A colour; what is not one yet stays in the field. */
export function ColorField({ spec, value, isReadOnly, onChange }: FieldProps) {
  const id = useId();
  const { shown, type, onBlur } = useTypedText(
    wordsOf(value),
    (text) => text.trim() === '' && onChange(undefined, false),
  );
  return (
    <ColorInput
      id={id}
      size="xs"
      format="hex"
      fixOnBlur={false}
      withEyeDropper={false}
      label={<FieldLabel spec={spec} />}
      description={<MessageText text={spec.description} />}
      value={shown}
      readOnly={isReadOnly}
      popoverProps={IN_MAIN}
      onBlur={onBlur}
      onChange={(text) => {
        type(text, () => {
          if (isHexColor(text.trim())) onChange({ kind: 'text', value: text.trim() }, true);
        });
      }}
    />
  );
}
