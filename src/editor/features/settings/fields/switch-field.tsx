import { Switch } from '@mantine/core';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { settingsWords } from '../../../words/settings.ts';
import classes from '../settings.module.css';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** A setting that is on or off. Switched back to what it is anyway, it leaves the file. */
export function SwitchField(props: FieldInput) {
  const field = useField(props);
  const { id, value, edit, isReadOnly, uiSchema } = field;
  const usual = uiSchema['ui:default'] === true;
  const isOn = value === undefined ? usual : value === true;
  return (
    <SettingFrame field={field}>
      <div className={classes.switchRow}>
        <Switch
          id={id}
          size="xs"
          checked={isOn}
          disabled={isReadOnly}
          aria-describedby={describedBy(id)}
          onChange={() => edit(isOn === usual ? !usual : undefined)}
        />
        <span aria-hidden="true">{settingsWords.switchState(isOn, value === undefined)}</span>
        {value === usual && !isReadOnly && (
          <IconButton label={settingsWords.removeFromFile(field.title)} size={22} onClick={() => edit(undefined)}>
            <X size={13} />
          </IconButton>
        )}
      </div>
    </SettingFrame>
  );
}
