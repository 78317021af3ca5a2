import { useMemo } from 'react';
import type { SettingPath } from '../../store/index.ts';
import { settingsWords } from '../../words/settings.ts';
import { RawControl } from './fields/raw-field.tsx';
import { FORMS } from './form.ts';
import { settingKey, valueAt } from './setting-value.ts';
import classes from './settings.module.css';
import { useSettings } from './settings-context.ts';
import panel from './settings-panel.module.css';
import { unknownSettings } from './unknown-settings.ts';

/** Settings that no form knows, as the file has them. They are kept whatever happens in the forms. */
export function OtherSettings() {
  const { config, format } = useSettings();
  const paths = useMemo(() => unknownSettings(config, FORMS[format].schema), [config, format]);
  if (paths.length === 0) return null;
  return (
    <section className={panel.others} aria-labelledby="other-settings">
      <h3 className={panel.othersTitle} id="other-settings">
        {settingsWords.otherSettings}
      </h3>
      <p className={classes.description}>{settingsWords.otherSettingsAdvice}</p>
      {paths.map((path) => (
        <OtherSetting key={settingKey(path)} path={path} />
      ))}
    </section>
  );
}

function OtherSetting({ path }: { readonly path: SettingPath }) {
  const { config, isReadOnly, edit } = useSettings();
  const key = settingKey(path);
  return (
    <RawControl
      field={{
        id: `setting_${key}`,
        path,
        key,
        title: String(path.at(-1)),
        description: undefined,
        value: valueAt(config, path),
        error: undefined,
        isNeeded: false,
        isReadOnly,
        placeholder: undefined,
        uiSchema: {},
        edit: (value) => edit(path, value, key),
      }}
    />
  );
}
