import { Autocomplete } from '@mantine/core';
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
  return (
    <div className={classes.setting} data-setting={settingKey(path)}>
      <div className={lists.itemRow}>
        <Autocomplete
          id={id}
          size="xs"
          data-item-focus
          className={classes.path ?? ''}
          aria-label={`${kind} ${index + 1}`}
          value={textOf(list.items[index])}
          data={choices.map(({ value }) => String(value))}
          renderOption={({ option }) => choices.find(({ value }) => value === option.value)?.label ?? option.value}
          comboboxProps={DROPDOWN}
          readOnly={isReadOnly}
          error={error !== undefined}
          aria-describedby={`${id}-errors`}
          onChange={(text) => edit(path, text, kind.toLowerCase())}
          onKeyDown={(event) => onMoveKey(event, list, index, isReadOnly)}
        />
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
