import { NativeSelect } from '@mantine/core';
import { choicesOf, foreignLabel } from './choices.ts';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

const UNSET = '';
const FOREIGN = 'foreign';

/** A setting with a few values to choose from. What the file holds besides them stays until another one is chosen. */
export function ChoiceField(props: FieldInput) {
  const field = useField(props);
  const { id, value, edit, uiSchema } = field;
  const { known, unset } = choicesOf(field.key, uiSchema);
  const chosen = known.findIndex((choice) => choice.value === value);
  const isForeign = value !== undefined && chosen < 0;
  return (
    <SettingFrame field={field}>
      <NativeSelect
        id={id}
        value={isForeign ? FOREIGN : chosen < 0 ? UNSET : String(chosen)}
        disabled={field.isReadOnly}
        error={field.error !== undefined}
        aria-describedby={describedBy(id)}
        onChange={(event) => {
          const next = event.currentTarget.value;
          if (next !== FOREIGN) edit(next === UNSET ? undefined : known[Number(next)]?.value);
        }}
        data={[
          { value: UNSET, label: unset },
          ...known.map(({ label }, index) => ({ value: String(index), label })),
          ...(isForeign ? [{ value: FOREIGN, label: foreignLabel(value) }] : []),
        ]}
      />
    </SettingFrame>
  );
}
