import type { SettingReader } from './setting-reader.ts';

/** The site's name, or a stand-in. A missing one is the schema's to report where there is a schema. */
export function readSiteName(root: SettingReader): string {
  const setting = root.at('name');
  const name = setting.text();
  const isBlank = typeof setting.value === 'string' && name === undefined;
  if (isBlank || (!setting.isPresent && setting.context.reportsTypes)) {
    setting.problem('config/missing-value', 'error', {
      subject: ['name'],
      message: 'The site has no `name`.',
      hint: 'Add `"name": "…"` to the settings.',
    });
  }
  return name ?? 'Documentation';
}
