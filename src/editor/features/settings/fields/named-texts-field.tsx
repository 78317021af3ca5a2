import { Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { isRecord } from '../../../../shared/record.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { settingsWords } from '../../../words/settings.ts';
import { namedTextWords as words } from '../../../words/settings-fields.ts';
import { settingKey, textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { nameFault } from './named-texts.ts';
import { describedBy, SettingFrame } from './setting-frame.tsx';
import { type FieldInput, useField } from './use-field.ts';

/** Texts with names of the author's own, such as variables: a row for each, and a field for the name of another. */
export function NamedTextsField(props: FieldInput) {
  const field = useField(props);
  const { edit } = useSettings();
  const { id, path, value, isReadOnly } = field;
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const texts = isRecord(value) ? Object.entries(value) : [];
  const focus = (element: string) => requestAnimationFrame(() => document.getElementById(element)?.focus());
  const add = () => {
    const wanted = name.trim();
    const found = nameFault(
      wanted,
      texts.map(([known]) => known),
    );
    setFault(found);
    if (found !== undefined) return;
    setName('');
    edit([...path, wanted], '', words.one(wanted));
    focus(`${id}-${wanted}`);
  };
  const remove = (known: string) => {
    edit(texts.length === 1 ? path : [...path, known], undefined, words.one(known));
    focus(`${id}-name`);
  };
  return (
    <SettingFrame field={field} inputId="">
      {texts.map(([known, text]) => (
        <div key={known} className={classes.setting} data-setting={settingKey([...path, known])}>
          <div className={classes.socialRow}>
            <label className={classes.socialName} htmlFor={`${id}-${known}`}>
              <code>{`{{${known}}}`}</code>
            </label>
            {!isReadOnly && (
              <IconButton label={settingsWords.removeItem(known)} size={24} onClick={() => remove(known)}>
                <X size={14} />
              </IconButton>
            )}
          </div>
          <TextInput
            id={`${id}-${known}`}
            size="xs"
            value={textOf(text)}
            readOnly={isReadOnly}
            onChange={({ currentTarget }) => edit([...path, known], currentTarget.value, words.one(known))}
          />
        </div>
      ))}
      {!isReadOnly && (
        <>
          <TextInput
            id={`${id}-name`}
            size="xs"
            aria-label={words.newName}
            aria-describedby={describedBy(id)}
            placeholder={words.newName}
            value={name}
            error={fault}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setFault(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button
            variant="default"
            size="compact-xs"
            style={{ justifySelf: 'start' }}
            leftSection={<Plus size={13} aria-hidden="true" />}
            disabled={name.trim() === ''}
            onClick={add}
          >
            {words.add}
          </Button>
        </>
      )}
    </SettingFrame>
  );
}
