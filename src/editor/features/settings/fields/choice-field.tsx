import { NativeSelect } from '@mantine/core';
import { textOf } from '../setting-value.ts';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

interface Choice {
  readonly value: unknown;
  readonly label: string;
}

const UNSET = '';

/** A setting with a few values to choose from. What the file holds besides them stays until another one is chosen. */
export function ChoiceField(props: FieldInput) {
  const field = useField(props);
  const { id, value, edit, uiSchema } = field;
  const choices: readonly Choice[] = uiSchema['ui:choices'] ?? [];
  const chosen = choices.findIndex((choice) => choice.value === value);
  const isForeign = value !== undefined && chosen < 0;
  return (
    <SettingFrame field={field}>
      <NativeSelect
        id={id}
        value={isForeign ? 'foreign' : chosen < 0 ? UNSET : String(chosen)}
        disabled={field.isReadOnly}
        error={field.error !== undefined}
        aria-describedby={describedBy(id)}
        onChange={(event) => {
          const next = event.currentTarget.value;
          if (next !== 'foreign') edit(next === UNSET ? undefined : choices[Number(next)]?.value);
        }}
        data={[
          { value: UNSET, label: unsetWords(choices, uiSchema['ui:default']) },
          ...choices.map(({ label }, index) => ({ value: String(index), label })),
          ...(isForeign ? [{ value: 'foreign', label: textOf(value) }] : []),
        ]}
      />
    </SettingFrame>
  );
}

function unsetWords(choices: readonly Choice[], usual: unknown): string {
  const choice = choices.find(({ value }) => value === usual);
  return choice === undefined ? 'Not set' : `Not set (${choice.label})`;
}
