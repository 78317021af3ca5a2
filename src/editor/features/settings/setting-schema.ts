import type { RJSFSchema } from '@rjsf/utils';
import type { SettingPath } from '../../store/index.ts';

/** The schema of the setting at a path, such as `['tabs', 0, 'url']`; steps in lists may be digits as text. */
export function schemaAt(root: RJSFSchema, path: SettingPath): RJSFSchema | undefined {
  return path.reduce<RJSFSchema | undefined>((schema, step) => {
    const inner = schema?.properties?.[step] ?? (/^\d+$/.test(String(step)) ? schema?.items : undefined);
    return typeof inner === 'object' && !Array.isArray(inner) ? inner : undefined;
  }, root);
}

/** Whether the site makes nothing of a setting: it stays in the file as it is. */
export function isKept(schema: RJSFSchema | undefined): boolean {
  return schema?.['x-kept'] === true;
}
