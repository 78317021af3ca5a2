import type { RJSFSchema } from '@rjsf/utils';
import { ListItems } from './list-items.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** A list of settings: each item a line that opens, or a field where it is a single text. */
export function ListField(props: FieldInput) {
  const field = useField(props);
  return (
    <SettingFrame field={field} inputId="">
      <ListItems
        registry={props.registry}
        schema={props.schema as RJSFSchema}
        uiSchema={props.uiSchema}
        field={field}
      />
    </SettingFrame>
  );
}
