import { SegmentedControl } from '@mantine/core';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import { isRecord } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { brandSwatches } from './color-backdrop.ts';
import { ColorControl } from './color-control.tsx';
import { InnerFields } from './inner-fields.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** One colour, or several that flow into each other. Either is kept while the other is tried. */
export function GradientField(props: FieldInput) {
  const field = useField(props);
  const { kept, config } = useSettings();
  const { id, key, value, edit, isReadOnly } = field;
  const isGradient = isRecord(value);
  const choose = (choice: string) => {
    if ((choice === 'gradient') === isGradient) return;
    const before = kept.get(key);
    kept.set(key, value);
    if (isGradient) edit(typeof before === 'string' ? before : (value.from ?? value.to));
    else if (isRecord(before)) edit(before);
    else {
      const color = value ?? brandSwatches(config)[0] ?? '#000000';
      edit({ from: color, to: color });
    }
  };
  return (
    <SettingFrame field={field} inputId={isGradient ? '' : id}>
      <SegmentedControl
        className={classes.choice}
        aria-label={settingsFieldWords.colorOrGradient(field.title)}
        value={isGradient ? 'gradient' : 'flat'}
        onChange={choose}
        readOnly={isReadOnly}
        fullWidth
        data={[
          { value: 'flat', label: settingsFieldWords.oneColor },
          { value: 'gradient', label: settingsFieldWords.gradient },
        ]}
      />
      {isGradient ? (
        <div className={classes.inner}>
          <InnerFields registry={props.registry} schema={props.schema} uiSchema={props.uiSchema} path={field.path} />
        </div>
      ) : (
        <ColorControl field={field} />
      )}
    </SettingFrame>
  );
}
