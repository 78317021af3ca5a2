import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconMark } from '../../../icons/icon-mark.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import { settingsWords } from '../../../words/settings.ts';
import { settingKey } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { LinkInput } from './link-input.tsx';
import type { SocialRow } from './social-rows.ts';

/** Signs of platforms that no icon has the name of. */
const MARKS: Readonly<Record<string, string>> = { website: 'globe', x: 'x-twitter', email: 'envelope' };

export interface SocialAddressProps {
  readonly row: SocialRow;
  readonly id: string;
  readonly name: string;
  readonly isReadOnly: boolean;
  /** Absent where it is the first or last already, or not in the file yet. */
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  readonly onChange: (address: string) => void;
  readonly onRemove: () => void;
}

/** One account: the platform's mark, its address, and what can be done with it. */
export function SocialAddress({ row, id, name, isReadOnly, onUp, onDown, onChange, onRemove }: SocialAddressProps) {
  const { errors } = useSettings();
  const key = settingKey(row.path);
  const error = errors.get(key) ?? errors.get(settingKey([...row.path.slice(0, -1), 'type']));
  const { platform } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowUp: onUp, ArrowDown: onDown }[event.key];
    if (!event.altKey || !(event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isReadOnly) move?.();
  };
  return (
    <div className={classes.setting} data-setting={key} onKeyDownCapture={onKeyDown}>
      <div className={classes.socialRow}>
        <label className={classes.socialName} htmlFor={id}>
          <IconMark icon={{ name: MARKS[platform] ?? platform, ...(!(platform in MARKS) && { type: 'brands' }) }} />
          {name}
        </label>
        {!isReadOnly && (
          <>
            <IconButton
              label={settingsWords.moveUp(name)}
              size={24}
              aria-disabled={!onUp}
              data-quiet={!onUp}
              onClick={onUp}
            >
              <ArrowUp size={14} />
            </IconButton>
            <IconButton
              label={settingsWords.moveDown(name)}
              size={24}
              aria-disabled={!onDown}
              data-quiet={!onDown}
              onClick={onDown}
            >
              <ArrowDown size={14} />
            </IconButton>
            <IconButton label={settingsWords.removeItem(name)} size={24} onClick={onRemove}>
              <X size={14} />
            </IconButton>
          </>
        )}
      </div>
      <LinkInput
        id={id}
        value={row.address}
        placeholder={platform === 'email' ? 'mailto:…' : 'https://…'}
        hasError={error !== undefined}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
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
