/** What is wrong with the settings of the form, in sentences. The validator is made from the schema when building. */
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { errorSentence } from './error-sentence.ts';
import { valueAt } from './setting-value.ts';

/** Sentences by the setting's key, such as `colors.primary`. */
export type BrandErrors = ReadonlyMap<string, readonly string[]>;

/** The part of the validator's errors that is read. */
interface SchemaError {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly type?: string | readonly string[]; readonly missingProperty?: string };
}

export function findErrors(
  validator: Pick<ValidatorType, 'rawValidation'>,
  schema: RJSFSchema,
  uiSchema: UiSchema,
  formData: unknown,
): BrandErrors {
  const { errors = [] } = validator.rawValidation<SchemaError>(schema, formData);
  const found = new Map<string, string[]>();
  for (const { instancePath, keyword, params } of errors) {
    const parent = instancePath.split('/').slice(1);
    const path = params.missingProperty === undefined ? parent : [...parent, params.missingProperty];
    const setting = path.reduce<RJSFSchema | undefined>((inner, key) => property(inner, key), schema);
    const example: unknown = path.reduce<UiSchema | undefined>((inner, key) => inner?.[key], uiSchema)?.[
      'ui:placeholder'
    ];
    const sentence = errorSentence({
      rule: keyword,
      value: valueAt(formData, path),
      title: setting?.title ?? path.at(-1) ?? 'The configuration',
      expected: params.type === undefined ? undefined : String(params.type),
      example: typeof example === 'string' ? example : undefined,
    });
    const key = path.join('.');
    found.set(key, [...(found.get(key) ?? []), sentence]);
  }
  return found;
}

function property(schema: RJSFSchema | undefined, key: string): RJSFSchema | undefined {
  const inner = schema?.properties?.[key];
  return typeof inner === 'object' ? inner : undefined;
}
