import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { ChoiceField } from './fields/choice-field.tsx';
import { ColorField } from './fields/color-field.tsx';
import { DrawnChoiceField } from './fields/drawn-choice-field.tsx';
import { FontField } from './fields/font-field.tsx';
import { GradientField } from './fields/gradient-field.tsx';
import { IconField } from './fields/icon-field.tsx';
import { ImagePairField } from './fields/image-pair-field.tsx';
import { LinkField } from './fields/link-field.tsx';
import { ListField } from './fields/list-field.tsx';
import { NamedTextsField } from './fields/named-texts-field.tsx';
import { OneOrSeveralField } from './fields/one-or-several-field.tsx';
import { PageActionField } from './fields/page-action-field.tsx';
import { RawField } from './fields/raw-field.tsx';
import { SocialsField } from './fields/socials-field.tsx';
import { SpecificationField } from './fields/specification-field.tsx';
import { SwitchField } from './fields/switch-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { TextOrGroupField } from './fields/text-or-group-field.tsx';
import { FORMS, type SettingsForm } from './form.ts';
import { FieldFrame, SettingGroup } from './form-templates.tsx';
import { KeptSettings } from './kept-settings.tsx';
import type { PartId } from './parts.ts';
import { SETTINGS_OF_PARTS } from './setting-part.ts';
import { isKept, schemaAt } from './setting-schema.ts';
import { type SettingFields, useSettings } from './settings-context.ts';

const fields: SettingFields = {
  TextField,
  NumberField: TextField,
  ChoiceField,
  ColorField,
  DrawnChoiceField,
  FontField,
  GradientField,
  IconField,
  ImagePairField,
  LinkField,
  ListField,
  NamedTextsField,
  OneOrSeveralField,
  PageActionField,
  RawField,
  SocialsField,
  SpecificationField,
  SwitchField,
  TextOrGroupField,
};
const templates = { FieldTemplate: FieldFrame, ObjectFieldTemplate: SettingGroup };

/** Problems are found for all parts at once, beside the form. */
const silent: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
const NOTHING = {};

/**
 * The form of a part, generated from the schema. It holds nothing itself and never changes: each field shows what the
 * file says, and changes its own setting there.
 */
export function PartForm({ part }: { readonly part: PartId }) {
  const { format } = useSettings();
  const { schema } = FORMS[format];
  const keys = SETTINGS_OF_PARTS[format][part];
  const kept = keys.filter((key) => isKept(schemaAt(schema, [key])));
  // One alone is no list.
  if (kept.length < 2) return <FormOf part={part} keys={keys} />;
  return (
    <>
      <FormOf part={part} keys={keys.filter((key) => !kept.includes(key))} />
      <KeptSettings count={kept.length}>
        <FormOf part={part} keys={kept} />
      </KeptSettings>
    </>
  );
}

function FormOf({ part, keys }: { readonly part: PartId; readonly keys: readonly string[] }) {
  const { format } = useSettings();
  const names = keys.join(' ');
  const [schema, uiSchema] = useMemo(() => partOf(FORMS[format], names.split(' ')), [format, names]);
  return (
    <Form
      key={`${format} ${part} ${names}`}
      tagName="div"
      idPrefix="setting"
      schema={schema}
      uiSchema={uiSchema as never}
      formData={NOTHING}
      validator={silent as never}
      fields={fields}
      templates={templates as never}
      noValidate
      noHtml5Validate
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults', allOf: 'skipDefaults' }}
    />
  );
}

function partOf(form: SettingsForm, keys: readonly string[]): [RJSFSchema, UiSchema] {
  const { properties = {}, required = [] } = form.schema;
  const schema: RJSFSchema = {
    type: 'object',
    required: required.filter((key) => keys.includes(key)),
    properties: Object.fromEntries(keys.map((key) => [key, properties[key] ?? {}])),
  };
  const shown = Object.fromEntries(keys.map((key) => [key, form.uiSchema[key]]));
  return [schema, { ...shown, 'ui:submitButtonOptions': { norender: true } }];
}
