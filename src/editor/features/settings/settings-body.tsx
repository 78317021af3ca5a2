import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo, useRef, useState } from 'react';
import type { ConfigFormat } from '../../../config/config-format.ts';
import { isRecord } from '../../../shared/record.ts';
import type { SettingPath } from '../../store/index.ts';
import { FORMS } from './form.ts';
import * as contractRules from './generated/validate-contract.js';
import * as laterRules from './generated/validate-later.js';
import { missingInItems } from './missing-in-items.ts';
import { OtherSettings } from './other-settings.tsx';
import { PartForm } from './part-form.tsx';
import type { PartId } from './parts.ts';
import { findErrors } from './setting-errors.ts';
import { pathOfKey } from './setting-value.ts';
import { SettingsContext } from './settings-context.ts';
import { useChangedSetting } from './use-changed-setting.ts';
import { useFocusedSetting } from './use-focused-setting.ts';
import { useSettingsOf } from './use-settings-of.tsx';
import { useShownSetting } from './use-shown-setting.ts';

const VALIDATORS: Readonly<Record<ConfigFormat, ValidatorType>> = {
  contract: createPrecompiledValidator(contractRules as never, FORMS.contract.schema),
  later: createPrecompiledValidator(laterRules as never, FORMS.later.schema),
};

export interface SettingsBodyProps {
  readonly part: PartId;
  /** The setting to show, such as `tabs.0.url`. */
  readonly setting: string | undefined;
  readonly config: unknown;
  /** The file cannot be read at the moment: `config` is what it said last. */
  readonly isBroken: boolean;
  readonly changed: SettingPath | undefined;
  /** Called when the setting that was asked for has the focus, or there is none like it. */
  readonly onShown: () => void;
  readonly onFocusSetting: (path: SettingPath | undefined) => void;
  /** Shows a page in the preview, by its path without extension. */
  readonly onShowPage: (page: string) => void;
}

/** The form of one part, with what is wrong beside each setting. */
export default function SettingsBody(props: SettingsBodyProps) {
  const { part, setting, config, isBroken, changed, onShown, onFocusSetting, onShowPage } = props;
  const target = useTarget(setting, config);
  const settings = useSettingsOf(config, target);
  const { format } = settings;
  const errors = useMemo(() => {
    const { schema, uiSchema } = FORMS[format];
    const found = findErrors(VALIDATORS[format], schema, uiSchema, pickSettings(config, schema));
    return new Map([...missingInItems(config), ...found]);
  }, [config, format]);
  const value = useMemo(
    () => ({ ...settings, errors, onShowPage, ...(isBroken && { isReadOnly: true }) }),
    [settings, errors, onShowPage, isBroken],
  );
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

/** Stays the same object while the address asks for the same setting, whatever happens in the file. */
function useTarget(setting: string | undefined, config: unknown): SettingPath | undefined {
  const [held, setHeld] = useState<{ readonly setting: string; readonly path: SettingPath }>();
  if (setting === undefined) return undefined;
  if (held?.setting === setting) return held.path;
  const path = pathOfKey(config, setting);
  setHeld({ setting, path });
  return path;
}

/** Only what the forms show: the tree of pages may be megabytes. */
function pickSettings(config: unknown, schema: RJSFSchema): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  if (!isRecord(config)) return settings;
  for (const key of Object.keys(schema.properties ?? {})) {
    if (config[key] !== undefined) settings[key] = config[key];
  }
  return settings;
}
