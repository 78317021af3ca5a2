import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo, useRef } from 'react';
import type { SettingPath } from '../../store/index.ts';
import { form } from './form.ts';
import * as validators from './generated/validate-settings.js';
import { OtherSettings } from './other-settings.tsx';
import { PartForm } from './part-form.tsx';
import type { PartId } from './parts.ts';
import { findErrors } from './setting-errors.ts';
import { isRecord } from './setting-value.ts';
import { type Settings, SettingsContext } from './settings-context.ts';
import { useChangedSetting } from './use-changed-setting.ts';
import { useFocusedSetting } from './use-focused-setting.ts';
import { useShownSetting } from './use-shown-setting.ts';

const validator = createPrecompiledValidator(validators as never, form.schema);

export interface SettingsBodyProps {
  readonly part: PartId;
  readonly settings: Omit<Settings, 'errors'>;
  readonly changed: SettingPath | undefined;
  /** Called when the setting that was asked for has the focus, or there is none like it. */
  readonly onShown: () => void;
  readonly onFocusSetting: (path: SettingPath | undefined) => void;
}

/** The form of one part, with what is wrong beside each setting. */
export default function SettingsBody({ part, settings, changed, onShown, onFocusSetting }: SettingsBodyProps) {
  const { config, target } = settings;
  const errors = useMemo(() => findErrors(validator, form.schema, form.uiSchema, pickSettings(config)), [config]);
  const value = useMemo(() => ({ ...settings, errors }), [settings, errors]);
  const root = useRef<HTMLDivElement>(null);
  useShownSetting(root, target, onShown);
  useChangedSetting(root, changed);
  const focusHandlers = useFocusedSetting(config, onFocusSetting);
  return (
    <SettingsContext value={value}>
      <div ref={root} {...focusHandlers}>
        <PartForm part={part} />
        {part === 'advanced' && <OtherSettings />}
      </div>
    </SettingsContext>
  );
}

/** Only what the forms show: the tree of pages may be megabytes. */
function pickSettings(config: unknown): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  if (!isRecord(config)) return settings;
  for (const key of Object.keys(form.schema.properties ?? {})) {
    if (config[key] !== undefined) settings[key] = config[key];
  }
  return settings;
}
