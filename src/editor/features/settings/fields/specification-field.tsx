import { Button } from '@mantine/core';
import { isRecord } from '../../../../shared/record.ts';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import classes from '../settings.module.css';
import { InnerFields } from './inner-fields.tsx';
import { OneOrSeveralField } from './one-or-several-field.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** Description files of an API: one, several, or one with the folder of its pages. */
export function SpecificationField(props: FieldInput) {
  const field = useField(props);
  const { value, edit, isReadOnly } = field;
  if (!isRecord(value)) {
    return (
      <>
        <OneOrSeveralField {...props} />
        {typeof value === 'string' && !isReadOnly && (
          <Button variant="subtle" size="compact-xs" onClick={() => edit({ source: value })}>
            {settingsFieldWords.chooseFolder}
          </Button>
        )}
      </>
    );
  }
  const hasOnlySource = Object.keys(value).every((key) => key === 'source');
  return (
    <SettingFrame field={field} inputId="">
      <div className={classes.inner}>
        <InnerFields registry={props.registry} schema={props.schema} uiSchema={props.uiSchema} path={field.path} />
        {hasOnlySource && !isReadOnly && (
          <Button variant="subtle" size="compact-xs" onClick={() => edit(value.source)}>
            {settingsFieldWords.usualFolder}
          </Button>
        )}
      </div>
    </SettingFrame>
  );
}
