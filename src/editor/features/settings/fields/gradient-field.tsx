import { SegmentedControl } from '@mantine/core';
import { isRecord } from '../../../../shared/record.ts';
import { settingsWords } from '../../../words/settings.ts';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { brandSwatches } from './color-backdrop.ts';
import { ColorControl } from './color-control.tsx';
import { InnerFields } from './inner-fields.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** One colour, or several: that flow into each other, or one for each mode. Either is kept while the other is tried. */
export function GradientField(props: FieldInput) {
  const field = useField(props);
  const { kept, config } = useSettings();
  const { id, key, value, edit, isReadOnly } = field;
  const isSeveral = isRecord(value);
  const isPair = props.schema.properties?.light !== undefined;
  const [first, last] = isPair ? ['light', 'dark'] : ['from', 'to'];
  const choose = (choice: string) => {
    if ((choice === 'several') === isSeveral) return;
    const before = kept.get(key);
    kept.set(key, value);
    if (isSeveral) edit(typeof before === 'string' ? before : (value[first] ?? value[last]));
    else if (isRecord(before)) edit(before);
    else {
      const color = value ?? brandSwatches(config)[0] ?? '#000000';
      edit({ [first]: color, [last]: color });
    }
  };
  return (
    <SettingFrame field={field} inputId={isSeveral ? '' : id}>
      <SegmentedControl
        className={classes.choice}
        aria-label={
          isPair ? settingsFieldWords.oneColorOrPair(field.title) : settingsFieldWords.colorOrGradient(field.title)
        }
        value={isSeveral ? 'several' : 'one'}
        onChange={choose}
        readOnly={isReadOnly}
        fullWidth
        data={[
          { value: 'one', label: settingsFieldWords.oneColor },
          { value: 'several', label: isPair ? settingsWords.lightAndDark : settingsFieldWords.gradient },
        ]}
      />
      {isSeveral ? (
        <div className={classes.inner}>
          <InnerFields registry={props.registry} schema={props.schema} uiSchema={props.uiSchema} path={field.path} />
        </div>
      ) : (
        <ColorControl field={field} />
      )}
    </SettingFrame>
  );
}
