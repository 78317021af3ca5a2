import { TextInput } from '@mantine/core';
import type { SettingPath } from '../../../store/index.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import { settingKey, textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { type ItemButtonsProps, MoveButtons, onMoveKey, RemoveButton } from './item-buttons.tsx';
import lists from './list.module.css';

export interface TextItemProps extends ItemButtonsProps {
  readonly path: SettingPath;
  readonly id: string;
  readonly kind: string;
}

/** An item that is a single text: its field stands in the line. */
export function TextItem({ path, id, kind, ...parts }: TextItemProps) {
  const { list, index, isReadOnly } = parts;
  const { edit, errors } = useSettings();
  const error = errors.get(settingKey(path));
  return (
    <div className={classes.setting} data-setting={settingKey(path)}>
      <div className={lists.itemRow}>
        <TextInput
          id={id}
          data-item-focus
          className={classes.path ?? ''}
          aria-label={`${kind} ${index + 1}`}
          value={textOf(list.items[index])}
          readOnly={isReadOnly}
          error={error !== undefined}
          aria-describedby={`${id}-errors`}
          onChange={(event) => edit(path, event.currentTarget.value, kind.toLowerCase())}
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
