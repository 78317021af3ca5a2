import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { isRecord } from '../../../../shared/record.ts';
import type { SettingChange } from '../../../store/index.ts';
import { settingsWords } from '../../../words/settings.ts';
import { LogoPalette } from '../palette/logo-palette.tsx';
import { textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { ImageSlot } from './image-slot.tsx';
import { readImageValue, setImageLink, shareImage, splitImage } from './image-value.ts';
import { LinkInput } from './link-input.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

interface Pair {
  readonly light: string;
  readonly dark: string;
}

/** A picture setting that may be one path or an object with one for each mode. Nothing else in it is ever lost. */
export function ImagePairField(props: FieldInput) {
  const field = useField(props);
  const settings = useSettings();
  const { id, key, path, title, value, uiSchema, placeholder, isReadOnly, edit } = field;
  const { light, dark, isShared, isPlain } = readImageValue(value);
  const [isSplit, setSplit] = useState(!isShared);
  /** Each makes a new offer of its colours. */
  const [uploads, setUploads] = useState(0);
  const hasError = field.error !== undefined;
  const showsPair = isSplit || !isShared;
  const offersPair = uiSchema['ui:offersPair'] === true || !isPlain;

  const choose = (choice: string) => {
    if (choice === 'pair') {
      setSplit(true);
      const pair = (settings.kept.get(key) as Pair | undefined) ?? { light, dark };
      if (light !== '' && (pair.light !== light || pair.dark !== dark)) edit(splitImage(value, light, pair.dark));
    } else {
      if (showsPair) settings.kept.set(key, { light, dark } satisfies Pair);
      setSplit(false);
      if (!isShared) edit(shareImage(value, light || dark));
    }
  };
  const changeOne = (mode: 'light' | 'dark', image: string): SettingChange =>
    isPlain
      ? { path, value: splitImage(value, mode === 'light' ? image : light, mode === 'dark' ? image : dark) }
      : { path: [...path, mode], value: image === '' ? undefined : image };
  const link = props.schema.properties?.href;
  const href = isRecord(value) && typeof value.href === 'string' ? value.href : '';

  return (
    <SettingFrame field={field} inputId={showsPair ? `${id}-light` : id}>
      {offersPair && (
        <SegmentedControl
          className={classes.choice}
          aria-label={settingsWords.howManyPictures(title)}
          value={showsPair ? 'pair' : 'one'}
          onChange={choose}
          readOnly={isReadOnly}
          fullWidth
          data={[
            { value: 'one', label: settingsWords.onePicture },
            { value: 'pair', label: settingsWords.lightAndDark },
          ]}
        />
      )}
      {showsPair ? (
        (['light', 'dark'] as const).map((mode) => (
          <ImageSlot
            key={mode}
            id={`${id}-${mode}`}
            name={settingsWords.pictureInMode(title, mode)}
            path={mode === 'light' ? light : dark}
            placeholder={placeholder}
            backdrops={[mode]}
            hasError={hasError}
            changeTo={(image) => changeOne(mode, image)}
            onUploaded={() => setUploads(uploads + 1)}
          />
        ))
      ) : (
        <ImageSlot
          id={id}
          name={title}
          path={isPlain ? textOf(value) : light}
          placeholder={placeholder}
          backdrops={['light', 'dark']}
          hasError={hasError}
          changeTo={(image) => ({ path, value: shareImage(value, image) })}
          onUploaded={() => setUploads(uploads + 1)}
        />
      )}
      {key === 'logo' && uploads > 0 && <LogoPalette key={uploads} isOpen />}
      {typeof link === 'object' && (light !== '' || href !== '') && (
        <div className={`${classes.setting} ${classes.link}`} data-setting={`${key}.href`}>
          <label className={classes.label} htmlFor={`${id}-href`}>
            {link.title}
          </label>
          <p className={classes.description} id={`${id}-href-description`}>
            {link.description}
          </p>
          <LinkInput
            id={`${id}-href`}
            value={href}
            placeholder="/"
            hasError={false}
            isReadOnly={isReadOnly}
            onChange={(text) => {
              if (isRecord(value)) settings.edit([...path, 'href'], text === '' ? undefined : text, title);
              else edit(setImageLink(value, text));
            }}
          />
        </div>
      )}
    </SettingFrame>
  );
}
