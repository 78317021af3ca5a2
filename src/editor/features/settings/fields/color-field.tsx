import { ColorControl } from './color-control.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

export function ColorField(props: FieldInput) {
  const field = useField(props);
  return (
    <SettingFrame field={field}>
      <ColorControl field={field} />
    </SettingFrame>
  );
}
