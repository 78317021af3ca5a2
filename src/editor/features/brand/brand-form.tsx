import { withTheme } from '@rjsf/core';
import { generateTemplates } from '@rjsf/mantine';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo } from 'react';
import type { BrandContext, BrandFields, FormContext } from './brand-context.ts';
import { findErrors } from './brand-errors.ts';
import { ColorField } from './color-field.tsx';
import { FieldFrame, SettingGroup } from './form-templates.tsx';
import form from './generated/brand-form.json';
import * as validators from './generated/validate-brand.js';
import { ImagePairField } from './image-pair-field.tsx';
import { isRecord } from './setting-value.ts';
import { TextField } from './text-field.tsx';

// biome-ignore lint/suspicious/noExplicitAny: a form holds whatever the file holds.
const templatesOfMantine = generateTemplates<any, RJSFSchema, FormContext>();
// biome-ignore lint/suspicious/noExplicitAny: as above.
const Form = withTheme<any, RJSFSchema, FormContext>({ templates: templatesOfMantine });
const schema = form.schema as RJSFSchema;
// biome-ignore lint/suspicious/noExplicitAny: a form holds whatever the file holds.
const validator = createPrecompiledValidator<any, RJSFSchema, FormContext>(validators as never, schema);
const fields: BrandFields = { StringField: TextField, ColorField, ImagePairField };
const templates = { FieldTemplate: FieldFrame, ObjectFieldTemplate: SettingGroup };
const uiSchema: UiSchema = { ...form.uiSchema, 'ui:submitButtonOptions': { norender: true } };

export interface BrandFormProps {
  readonly context: BrandContext;
}

/**
 * The form, generated from the schema. It holds nothing itself: each field changes its own setting in the file, and
 * shows what the file says.
 */
export default function BrandForm({ context }: BrandFormProps) {
  const { config } = context;
  const formData = useMemo(() => pickSettings(config), [config]);
  const errors = useMemo(() => findErrors(validator, schema, uiSchema, formData), [formData]);
  const formContext = useMemo(() => ({ ...context, errors }), [context, errors]);
  return (
    <Form
      tagName="div"
      idPrefix="brand"
      schema={schema}
      uiSchema={uiSchema as never}
      formData={formData}
      formContext={formContext}
      validator={validator}
      fields={fields}
      templates={templates as never}
      noValidate
      noHtml5Validate
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults', allOf: 'skipDefaults' }}
    />
  );
}

/** Only what the form shows: a project's other settings may be megabytes. */
function pickSettings(config: unknown): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  if (!isRecord(config)) return settings;
  for (const key of Object.keys(form.schema.properties)) {
    if (config[key] !== undefined) settings[key] = config[key];
  }
  return settings;
}
