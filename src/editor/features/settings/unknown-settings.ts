/** The settings of a configuration that the schema does not know. Pure. */
import type { RJSFSchema } from '@rjsf/utils';
import { isRecord } from '../../../shared/record.ts';
import type { SettingPath } from '../../store/index.ts';

/** The tree of groups and pages is edited elsewhere, with all that is in it. */
const ELSEWHERE: ReadonlySet<string> = new Set(['navigation']);

/** Paths of what is unknown, at any depth, in the order of the file; what stands inside it is part of it. */
export function unknownSettings(config: unknown, schema: RJSFSchema): readonly SettingPath[] {
  if (!isRecord(config)) return [];
  return Object.entries(config)
    .filter(([key]) => !ELSEWHERE.has(key))
    .flatMap(([key, value]) => unknownIn(value, schema.properties?.[key], [key]));
}

function unknownIn(
  value: unknown,
  schema: RJSFSchema | boolean | undefined,
  path: SettingPath,
): readonly SettingPath[] {
  if (typeof schema !== 'object') return [path];
  const { properties, items } = schema;
  if (isRecord(value) && properties !== undefined) {
    return Object.entries(value).flatMap(([key, inner]) => unknownIn(inner, properties[key], [...path, key]));
  }
  if (Array.isArray(value) && typeof items === 'object' && !Array.isArray(items)) {
    return value.flatMap((inner, index) => unknownIn(inner, items, [...path, index]));
  }
  return [];
}
