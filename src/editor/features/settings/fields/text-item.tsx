import { Autocomplete, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { SettingPath } from '../../../store/index.ts';
import { DROPDOWN } from '../../../ui/dropdown.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import { settingKey, textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import type { Choice } from './choices.ts';
import { type ItemButtonsProps, MoveButtons, onMoveKey, RemoveButton } from './item-buttons.tsx';
import lists from './list.module.css';

export interface TextItemProps extends ItemButtonsProps {
  readonly path: SettingPath;
  readonly id: string;
  readonly kind: string;
  /** Values that are offered; others may be written too. */
  readonly choices: readonly Choice[];
}

/** An item that is a single text: its field stands in the line. */
export function TextItem({ path, id, kind, choices, ...parts }: TextItemProps) {
  const { list, index, isReadOnly } = parts;
  const { edit, errors } = useSettings();
  const error = errors.get(settingKey(path));
  const input = {
    id,
    size: 'xs',
    'data-item-focus': true,
    className: classes.path ?? '',
    'aria-label': `${kind} ${index + 1}`,
    value: textOf(list.items[index]),
    readOnly: isReadOnly,
    error: error !== undefined,
    'aria-describedby': `${id}-errors`,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onMoveKey(event, list, index, isReadOnly),
  };
  const write = (text: string) => edit(path, text, kind.toLowerCase());
  return (
    <div className={classes.setting} data-setting={settingKey(path)}>
      <div className={lists.itemRow}>
        {choices.length === 0 ? (
          <TextInput {...input} onChange={({ currentTarget }) => write(currentTarget.value)} />
        ) : (
          <Autocomplete
            {...input}
            data={choices.map(({ value }) => String(value))}
            renderOption={({ option }) => choices.find(({ value }) => value === option.value)?.label ?? option.value}
            comboboxProps={DROPDOWN}
            onChange={write}
          />
        )}
        <MoveButtons {...parts} />
        <RemoveButton {...parts} />
      </div>
      <div id={`${id}-errors`} className={classes.errors} aria-live="polite">
        {error !== undefined && (
          <p>
            <MessageText text={error} />
          </p>
        )}
      </div>
    </div>
  );
}
