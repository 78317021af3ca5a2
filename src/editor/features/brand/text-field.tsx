import { TextInput } from '@mantine/core';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import type { FormContext } from './brand-context.ts';
import { fieldErrors, fieldTitle, isMissing, settingKey } from './field-parts.ts';
import { describedBy, SettingFrame } from './setting-frame.tsx';

/** A setting that is a line of text. */
export function TextField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { fieldPathId, formData, schema, uiSchema, registry } = props;
  const { edit, isReadOnly } = registry.formContext;
  const errors = fieldErrors(props);
  const text = formData === undefined ? '' : typeof formData === 'string' ? formData : JSON.stringify(formData);
  return (
    <SettingFrame
      inputId={fieldPathId.$id}
      title={fieldTitle(props)}
      description={schema.description}
      settingKey={settingKey(fieldPathId.path)}
      errors={errors}
      isNeeded={isMissing(props)}
    >
      <TextInput
        id={fieldPathId.$id}
        value={text}
        placeholder={uiSchema?.['ui:placeholder']}
        readOnly={isReadOnly}
        error={errors.length > 0}
        aria-describedby={describedBy(fieldPathId.$id)}
        onChange={(event) => edit(fieldPathId.path, event.currentTarget.value)}
      />
    </SettingFrame>
  );
}
