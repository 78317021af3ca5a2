import { NativeSelect } from '@mantine/core';
import type { RJSFSchema } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { settingsWords } from '../../../words/settings.ts';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import { useSettings } from '../settings-context.ts';
import lists from './list.module.css';
import { SocialAddress } from './social-row.tsx';
import { newSocial, type SocialRow, socialRows } from './social-rows.ts';
import type { SettingField } from './use-field.ts';

export interface SocialAddressesProps {
  readonly field: SettingField;
  readonly platforms: Readonly<Record<string, RJSFSchema | boolean>>;
}

/** A row for each account in its order on the site, and the other platforms to add. */
export function SocialAddresses({ field, platforms }: SocialAddressesProps) {
  const { id, path, value, isReadOnly } = field;
  const { edit, editList } = useSettings();
  /** Chosen, and waiting for an address. */
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const rows = socialRows(value, path);
  const written = new Set(rows.map(({ platform }) => platform));
  const added = waiting.filter((platform) => !written.has(platform));
  const titleOf = (platform: string) => {
    const schema = platforms[platform];
    return (typeof schema === 'object' && schema.title) || platform || settingsFieldWords.noPlatform;
  };
  const focus = (element: string) => requestAnimationFrame(() => document.getElementById(element)?.focus());
  const move = (from: number, to: number) => {
    const name = titleOf(rows[from]?.platform ?? '');
    editList(path, { kind: 'move', from, to }, settingsFieldWords.move(name, to < from));
    setSaid(settingsFieldWords.moved(name, to + 1, rows.length));
    // The button that was pressed goes along with its row, or the field where the keys were pressed.
    const button = document.activeElement?.getAttribute('aria-label');
    requestAnimationFrame(() => {
      const same = button && root.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(button)}"]`);
      (same || document.getElementById(`${id}_${to}`))?.focus();
    });
  };
  const backToAdding = () => requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('select')?.focus());
  const isList = Array.isArray(value);
  const change = ({ platform, path: place }: SocialRow, isWritten: boolean, address: string) => {
    const label = settingsFieldWords.socialLink(titleOf(platform));
    // Emptied, the row stays for another address.
    if (address === '' && !isList) setWaiting((before) => [...before, platform]);
    if (isWritten) edit(place, address === '' ? undefined : address, label);
    else if (address !== '') {
      const first = newSocial(value, path, platform, address);
      edit(first.path, first.value, label);
    }
  };
  const remove = ({ platform, path: place }: SocialRow, index: number, isWritten: boolean) => {
    const name = titleOf(platform);
    setWaiting((before) => before.filter((other) => other !== platform));
    if (isWritten && isList) editList(path, { kind: 'remove', index }, settingsFieldWords.remove(name));
    else if (isWritten) edit(place, undefined, settingsFieldWords.socialLink(name));
    setSaid(settingsFieldWords.removed(name));
    backToAdding();
  };
  const all = [...rows, ...added.map((platform) => ({ platform, address: '', path: [...path, platform] }))];
  return (
    <div ref={root} className={lists.list}>
      {all.map((row, index) => {
        const isWritten = index < rows.length;
        return (
          <SocialAddress
            // A list may have the same platform twice.
            key={isList ? index : row.platform}
            row={row}
            id={`${id}_${index}`}
            name={titleOf(row.platform)}
            isReadOnly={isReadOnly}
            onUp={isWritten && index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
            onChange={(address) => change(row, isWritten, address)}
            onRemove={() => remove(row, index, isWritten)}
          />
        );
      })}
      {!isReadOnly && (
        <NativeSelect
          aria-label={settingsWords.addTo(field.title)}
          value=""
          onChange={(event) => {
            const platform = event.currentTarget.value;
            if (platform === '') return;
            setWaiting((before) => [...before, platform]);
            focus(`${id}_${rows.length + added.length}`);
          }}
          data={[
            { value: '', label: settingsWords.addPlatform },
            ...Object.keys(platforms)
              .filter((platform) => !written.has(platform) && !added.includes(platform))
              .map((platform) => ({ value: platform, label: titleOf(platform) })),
          ]}
        />
      )}
      <span className="lw-hidden" aria-live="polite">
        {said}
      </span>
    </div>
  );
}
