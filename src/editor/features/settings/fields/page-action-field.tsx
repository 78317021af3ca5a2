import { NativeSelect } from '@mantine/core';
import { isRecord } from '../../../../shared/record.ts';
import { settingsWords } from '../../../words/settings.ts';
import { textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { choicesOf, foreignLabel } from './choices.ts';
import { InnerFields } from './inner-fields.tsx';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

const words = settingsWords.pageMenu;
const NONE = '';
const OWN = 'own';
const FOREIGN = 'foreign';

/** An entry of the page menu: one of those that there are, or a link of the author's own. */
export function PageActionField(props: FieldInput) {
  const field = useField(props);
  const { kept } = useSettings();
  const { id, key, value, edit, isReadOnly } = field;
  const { known } = choicesOf(key, field.uiSchema);
  const isOwn = isRecord(value);
  const isKnown = known.some((choice) => choice.value === value);
  const choose = (choice: string) => {
    if (choice === FOREIGN || choice === NONE) return;
    if (choice !== OWN) {
      if (isOwn) kept.set(key, value);
      edit(choice);
    } else if (!isOwn) {
      const before = kept.get(key);
      edit(isRecord(before) ? before : { title: words.ownTitle });
    }
  };
  return (
    <SettingFrame field={{ ...field, title: words.does, description: undefined }}>
      <NativeSelect
        id={id}
        value={isOwn ? OWN : isKnown ? textOf(value) : value === undefined ? NONE : FOREIGN}
        disabled={isReadOnly}
        error={field.error !== undefined}
        aria-describedby={describedBy(id)}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...(value === undefined ? [{ value: NONE, label: words.choose }] : []),
          ...known.map((choice) => ({ value: String(choice.value), label: choice.label })),
          { value: OWN, label: words.own },
          ...(value === undefined || isOwn || isKnown ? [] : [{ value: FOREIGN, label: foreignLabel(value) }]),
        ]}
      />
      {isOwn && (
        <div className={classes.inner}>
          <InnerFields registry={props.registry} schema={props.schema} uiSchema={props.uiSchema} path={field.path} />
        </div>
      )}
    </SettingFrame>
  );
}
