import { NativeSelect } from '@mantine/core';
import type { RJSFSchema } from '@rjsf/utils';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconMark } from '../../../icons/icon-mark.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MessageText } from '../../../ui/message-text.tsx';
import { textOf } from '../setting-value.ts';
import classes from '../settings.module.css';
import { useSettings } from '../settings-context.ts';
import { LinkInput } from './link-input.tsx';
import lists from './list.module.css';
import type { SettingField } from './use-field.ts';

export interface SocialAddressesProps {
  readonly field: SettingField;
  readonly platforms: Readonly<Record<string, RJSFSchema | boolean>>;
  readonly written: Readonly<Record<string, unknown>>;
}

/** Signs of platforms that no icon has the name of. */
const MARKS: Readonly<Record<string, string>> = { website: 'globe', x: 'x-twitter', email: 'envelope' };

/** A row for each platform: its mark, the address, and a way to take it out; the other platforms to add. */
export function SocialAddresses({ field, platforms, written }: SocialAddressesProps) {
  const { id, path, key, isReadOnly } = field;
  const { edit, errors } = useSettings();
  /** Chosen, and waiting for an address. */
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const rows = [...new Set([...Object.keys(written), ...waiting])];
  const titleOf = (platform: string) => {
    const schema = platforms[platform];
    return (typeof schema === 'object' && schema.title) || platform;
  };
  const add = (platform: string) => {
    setWaiting((before) => [...before, platform]);
    requestAnimationFrame(() => document.getElementById(`${id}_${platform}`)?.focus());
  };
  return (
    <div ref={root} className={lists.list}>
      {rows.map((platform) => {
        const error = errors.get(`${key}.${platform}`);
        return (
          <div key={platform} className={classes.setting} data-setting={`${key}.${platform}`}>
            <label className={classes.socialName} htmlFor={`${id}_${platform}`}>
              <IconMark icon={{ name: MARKS[platform] ?? platform, ...(!(platform in MARKS) && { type: 'brands' }) }} />
              {titleOf(platform)}
            </label>
            <div className={classes.pathRow}>
              <div className={classes.path}>
                <LinkInput
                  id={`${id}_${platform}`}
                  value={textOf(written[platform])}
                  placeholder="https://…"
                  hasError={error !== undefined}
                  isReadOnly={isReadOnly}
                  onChange={(text) => {
                    // Emptied, the row stays for another address.
                    if (text === '') setWaiting((before) => [...before, platform]);
                    edit([...path, platform], text === '' ? undefined : text, `${titleOf(platform)} link`);
                  }}
                />
              </div>
              {!isReadOnly && (
                <IconButton
                  label={`Remove: ${titleOf(platform)}`}
                  onClick={() => {
                    setWaiting((before) => before.filter((other) => other !== platform));
                    edit([...path, platform], undefined, `${titleOf(platform)} link`);
                    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('select')?.focus());
                  }}
                >
                  <X size={15} />
                </IconButton>
              )}
            </div>
            <div id={`${id}_${platform}-errors`} className={classes.errors} aria-live="polite">
              {error !== undefined && (
                <p>
                  <MessageText text={error} />
                </p>
              )}
            </div>
          </div>
        );
      })}
      {!isReadOnly && (
        <NativeSelect
          aria-label={`Add to ${field.title}`}
          value=""
          onChange={(event) => event.currentTarget.value !== '' && add(event.currentTarget.value)}
          data={[
            { value: '', label: 'Add a platform…' },
            ...Object.keys(platforms)
              .filter((platform) => !rows.includes(platform))
              .map((platform) => ({ value: platform, label: titleOf(platform) })),
          ]}
        />
      )}
    </div>
  );
}
