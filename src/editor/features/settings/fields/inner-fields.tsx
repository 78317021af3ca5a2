import type { RJSFSchema } from '@rjsf/utils';
import { toFieldPathId } from '@rjsf/utils';
import { valueAt } from '../setting-value.ts';
import { useSettings } from '../settings-context.ts';
import type { FieldInput } from './use-field.ts';

export interface InnerFieldsProps {
  readonly registry: FieldInput['registry'];
  readonly schema: RJSFSchema;
  readonly uiSchema: FieldInput['uiSchema'];
  readonly path: readonly (string | number)[];
}

/** The fields of a group's settings, without a heading of their own. */
export function InnerFields({ schema, ...shared }: InnerFieldsProps) {
  return Object.keys(schema.properties ?? {}).map((name) => (
    <InnerField key={name} {...shared} schema={schema} step={name} />
  ));
}

/** The field of one setting inside a group, or of an item of a list. */
export function InnerField({ registry, schema, uiSchema, path, step }: InnerFieldsProps & { step: string | number }) {
  const { config } = useSettings();
  const { SchemaField } = registry.fields;
  const inner = typeof step === 'number' ? schema.items : schema.properties?.[step];
  if (!SchemaField || typeof inner !== 'object' || Array.isArray(inner)) return null;
  return (
    <SchemaField
      name={String(step)}
      schema={inner}
      uiSchema={typeof step === 'number' ? (uiSchema?.items as never) : uiSchema?.[step]}
      registry={registry}
      required={schema.required?.includes(String(step)) === true}
      fieldPathId={toFieldPathId(step, registry.globalFormOptions, [...path])}
      formData={valueAt(config, [...path, step])}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
}

/** Fields change the file themselves; the form holds nothing. */
function ignore() {}
