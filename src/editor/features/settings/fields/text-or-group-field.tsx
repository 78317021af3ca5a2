import { SegmentedControl, TextInput } from '@mantine/core';
import { isRecord } from '../../../../shared/record.ts';
import { settingsWords } from '../../../words/settings.ts';
import { textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { InnerFields } from './inner-fields.tsx';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** A name, or a group of settings with a name among them, such as a version. */
export function TextOrGroupField(props: FieldInput) {
  const field = useField(props);
  const { kept } = useSettings();
  const { id, key, value, edit, isReadOnly } = field;
  const isGroup = isRecord(value);
  const choose = (choice: string) => {
    if ((choice === 'group') === isGroup) return;
    if (isGroup) {
      kept.set(key, value);
      edit(textOf(value.name));
      return;
    }
    const before = kept.get(key);
    edit({ ...(isRecord(before) ? before : {}), name: textOf(value) });
  };
  return (
    <SettingFrame field={field} inputId={isGroup ? '' : id}>
      <SegmentedControl
        className={classes.choice}
        aria-label={settingsWords.nameOrMore(field.title)}
        value={isGroup ? 'group' : 'text'}
        onChange={choose}
        readOnly={isReadOnly}
        fullWidth
        data={[
          { value: 'text', label: settingsWords.onlyName },
          { value: 'group', label: settingsWords.moreSettings },
        ]}
      />
      {isGroup ? (
        <div className={classes.inner}>
          <InnerFields registry={props.registry} schema={props.schema} uiSchema={props.uiSchema} path={field.path} />
        </div>
      ) : (
        <TextInput
          id={id}
          value={textOf(value)}
          readOnly={isReadOnly}
          error={field.error !== undefined}
          aria-describedby={describedBy(id)}
          onChange={(event) => edit(event.currentTarget.value)}
        />
      )}
    </SettingFrame>
  );
}
