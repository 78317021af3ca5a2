import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { settingsWords } from '../../../words/settings.ts';
import { textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { LinkInput } from './link-input.tsx';
import { ListItems } from './list-items.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** One text, or a list of several. Going back and forth brings back what was there. */
export function OneOrSeveralField(props: FieldInput) {
  const field = useField(props);
  const { kept } = useSettings();
  const { id, key, value, edit, isReadOnly } = field;
  /** Several were chosen, and none is written yet. */
  const [isAsked, setAsked] = useState(false);
  const isList = Array.isArray(value) || (isAsked && value === undefined);
  const choose = (choice: string) => {
    if ((choice === 'several') === isList) return;
    setAsked(!isList);
    if (isList) {
      if (!Array.isArray(value)) return;
      kept.set(key, value);
      edit(value[0]);
      return;
    }
    const before = kept.get(key);
    const others = Array.isArray(before) ? before.slice(1) : [];
    if (value !== undefined) edit([value, ...others]);
  };
  return (
    <SettingFrame field={field} inputId={isList ? '' : id}>
      <SegmentedControl
        className={classes.choice}
        aria-label={settingsWords.oneOrSeveral(field.title)}
        value={isList ? 'several' : 'one'}
        onChange={choose}
        readOnly={isReadOnly}
        fullWidth
        data={[
          { value: 'one', label: settingsWords.one },
          { value: 'several', label: settingsWords.several },
        ]}
      />
      {isList ? (
        <ListItems
          registry={props.registry}
          schema={props.schema}
          uiSchema={props.uiSchema}
          field={field}
          startsWithNew
        />
      ) : (
        <LinkInput
          id={id}
          value={textOf(value)}
          placeholder={field.placeholder}
          hasError={field.error !== undefined}
          isReadOnly={isReadOnly}
          onChange={(text) => edit(text === '' ? undefined : text)}
        />
      )}
    </SettingFrame>
  );
}
