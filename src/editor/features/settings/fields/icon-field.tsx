import { TextInput } from '@mantine/core';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconMark } from '../../../icons/icon-mark.tsx';
import { type IconStyle, readIconStyle } from '../../../icons/icon-style.ts';
import { useIconLibrary } from '../../../icons/use-icon-library.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import { textOf, valueAt } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { useDraft } from './use-draft.ts';
import { type FieldInput, useField } from './use-field.ts';

const IconPicker = lazy(() => import('../../../icons/icon-picker.tsx'));

/** An icon: its name or picture, how it looks, and all icons to choose from. */
export function IconField(props: FieldInput) {
  const field = useField(props);
  const { config, edit: editSetting } = useSettings();
  const { id, path, title, value, edit, isReadOnly, uiSchema } = field;
  const [isPicking, setPicking] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const close = () => {
    setPicking(false);
    // The dialog goes away at once, and so cannot give the focus back by itself.
    requestAnimationFrame(() => chooser.current?.focus());
  };
  const { draft, setDraft, draftProps } = useDraft(() => edit(undefined));
  const name = draft ?? textOf(value);
  const usual: unknown = uiSchema['ui:default'];
  const stylePath = [...path.slice(0, -1), 'iconType'];
  const style = readIconStyle(valueAt(config, stylePath));
  const shown = name === '' && typeof usual === 'string' ? usual : name;
  const isName = /^[a-z0-9-]+$/.test(shown);
  return (
    <SettingFrame field={field}>
      <div className={classes.pathRow}>
        <TextInput
          id={id}
          className={classes.path ?? ''}
          value={name}
          placeholder={typeof usual === 'string' ? usual : (field.placeholder ?? '')}
          readOnly={isReadOnly}
          error={field.error !== undefined}
          leftSection={isName ? <IconMark icon={{ name: shown, ...(style && { type: style }) }} /> : undefined}
          aria-describedby={describedBy(id)}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setDraft(text === '' && value !== undefined ? '' : undefined);
            if (text !== '') edit(text);
          }}
          {...draftProps}
        />
        {!isReadOnly && (
          <IconButton
            ref={chooser}
            label={settingsFieldWords.chooseIcon(title)}
            variant="default"
            onClick={() => setPicking(true)}
          >
            <LayoutGrid size={15} />
          </IconButton>
        )}
      </div>
      {isName && name !== '' && <UnknownIcon name={name} />}
      {isPicking && (
        <Suspense>
          <IconPicker
            name={name}
            style={style}
            onChoose={(chosen) => {
              edit(chosen);
              close();
            }}
            onStyle={(next: IconStyle | undefined) => editSetting(stylePath, next, settingsFieldWords.iconStyle)}
            onClose={close}
          />
        </Suspense>
      )}
    </SettingFrame>
  );
}

function UnknownIcon({ name }: { readonly name: string }) {
  const library = useIconLibrary();
  if (typeof library === 'string' || library.find({ name }) !== undefined) return null;
  return (
    <p className={classes.note} data-warning>
      {settingsFieldWords.unknownIcon(name)}
    </p>
  );
}
