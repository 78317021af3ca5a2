/** What is wrong with the settings, in sentences. The validator is made from the schema when building. */
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { settingsFieldWords } from '../../words/settings-fields.ts';
import { errorSentence } from './error-sentence.ts';
import { schemaAt } from './setting-schema.ts';
import { settingKey, valueAt } from './setting-value.ts';

/** A sentence by the setting's key, such as `colors.primary` or `tabs.0.url`. */
export type SettingErrors = ReadonlyMap<string, string>;

/** The part of the validator's errors that is read. */
interface SchemaError {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: {
    readonly type?: string | readonly string[];
    readonly missingProperty?: string;
    readonly allowedValues?: readonly unknown[];
  };
}

export function findErrors(
  validator: Pick<ValidatorType, 'rawValidation'>,
  schema: RJSFSchema,
  uiSchema: UiSchema,
  settings: unknown,
): SettingErrors {
  const { errors = [] } = validator.rawValidation<SchemaError>(schema, settings);
  const found = new Map<string, string>();
  for (const { instancePath, keyword, params } of errors) {
    const parent = instancePath.split('/').slice(1).map(unescapeStep);
    const path = params.missingProperty === undefined ? parent : [...parent, params.missingProperty];
    const key = settingKey(path);
    // Of several about one value, the first says what kind it should be.
    if (found.has(key)) continue;
    const setting = schemaAt(schema, path);
    const example: unknown = path.reduce<UiSchema | undefined>(shownInside, uiSchema)?.['ui:placeholder'];
    const sentence = errorSentence({
      rule: keyword,
      value: valueAt(settings, path),
      title: setting?.title ?? path.at(-1) ?? settingsFieldWords.configuration,
      expected: params.type === undefined ? undefined : String(params.type),
      choices: params.allowedValues,
      example: typeof example === 'string' ? example : undefined,
    });
    found.set(key, sentence);
  }
  return found;
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function shownInside(uiSchema: UiSchema | undefined, step: string): UiSchema | undefined {
  return uiSchema?.[step] ?? (/^\d+$/.test(step) ? uiSchema?.items : undefined);
}
