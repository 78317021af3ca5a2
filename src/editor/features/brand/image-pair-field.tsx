import { SegmentedControl, TextInput } from '@mantine/core';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useState } from 'react';
import classes from './brand.module.css';
import type { FormContext } from './brand-context.ts';
import { fieldErrors, fieldTitle, settingKey } from './field-parts.ts';
import { ImageSlot } from './image-slot.tsx';
import { readImageValue, setImageLink, shareImage, splitImage } from './image-value.ts';
import { SettingFrame } from './setting-frame.tsx';
import { isRecord } from './setting-value.ts';

/** A picture setting that may be one path or an object with one for each mode. Nothing else in it is ever lost. */
export function ImagePairField(props: FieldProps<unknown, RJSFSchema, FormContext>) {
  const { fieldPathId, formData, schema, registry } = props;
  const uiSchema: UiSchema = props.uiSchema ?? {};
  const context = registry.formContext;
  const id = fieldPathId.$id;
  const { light, dark, isShared, isPlain } = readImageValue(formData);
  const [isSplit, setSplit] = useState(!isShared);
  const edit = (value: unknown) => context.edit(fieldPathId.path, value);
  const errors = fieldErrors(props);
  const hasError = errors.length > 0;
  const showsPair = isSplit || !isShared;
  const offersPair = uiSchema['ui:offersPair'] === true || !isPlain;
  const title = fieldTitle(props);
  const placeholder = uiSchema['ui:placeholder'];

  const choose = (choice: string) => {
    if (choice === 'pair') {
      setSplit(true);
      const pair = context.lastPairs.get(id) ?? { light, dark };
      if (light !== '' && (pair.light !== light || pair.dark !== dark)) edit(splitImage(formData, light, pair.dark));
    } else {
      if (showsPair) context.lastPairs.set(id, { light, dark });
      setSplit(false);
      if (!isShared) edit(shareImage(formData, light || dark));
    }
  };
  const changeOne = (mode: 'light' | 'dark', path: string) => {
    if (isPlain) edit(splitImage(formData, mode === 'light' ? path : light, mode === 'dark' ? path : dark));
    else context.edit([...fieldPathId.path, mode], path === '' ? undefined : path);
  };
  const href = isRecord(formData) && typeof formData.href === 'string' ? formData.href : '';

  return (
    <SettingFrame
      inputId={showsPair ? `${id}-light` : id}
      title={title}
      description={schema.description}
      settingKey={settingKey(fieldPathId.path)}
      errors={errors}
    >
      {offersPair && (
        <SegmentedControl
          className={classes.choice}
          aria-label={`${title}: how many pictures`}
          value={showsPair ? 'pair' : 'one'}
          onChange={choose}
          readOnly={context.isReadOnly}
          fullWidth
          data={[
            { value: 'one', label: 'One picture' },
            { value: 'pair', label: 'Light and dark' },
          ]}
        />
      )}
      {showsPair ? (
        (['light', 'dark'] as const).map((mode) => (
          <ImageSlot
            key={mode}
            id={`${id}-${mode}`}
            name={`${title} in ${mode} mode`}
            path={mode === 'light' ? light : dark}
            placeholder={placeholder}
            backdrops={[mode]}
            hasError={hasError}
            context={context}
            onChange={(path) => changeOne(mode, path)}
          />
        ))
      ) : (
        <ImageSlot
          id={id}
          name={title}
          path={isPlain && typeof formData !== 'string' && formData !== undefined ? JSON.stringify(formData) : light}
          placeholder={placeholder}
          backdrops={['light', 'dark']}
          hasError={hasError}
          context={context}
          onChange={(path) => edit(shareImage(formData, path))}
        />
      )}
      {uiSchema.href !== undefined && (light !== '' || href !== '') && (
        <TextInput
          className={classes.link ?? ''}
          styles={{ description: { fontSize: 12 } }}
          label={uiSchema.href['ui:title']}
          description={uiSchema.href['ui:description']}
          placeholder="/"
          value={href}
          readOnly={context.isReadOnly}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (isRecord(formData) && text !== '') context.edit([...fieldPathId.path, 'href'], text);
            else edit(setImageLink(formData, text));
          }}
        />
      )}
    </SettingFrame>
  );
}
