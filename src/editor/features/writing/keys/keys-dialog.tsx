import { Modal } from '@mantine/core';
import { type CommandKeys, keysText, TEXT_COMMANDS } from '../commands.ts';
import classes from './keys.module.css';

const OTHERS: readonly (readonly [label: string, keys: CommandKeys | string])[] = [
  ['Link', { key: 'K', mod: true }],
  ['Insert something: a slash at the start of a line or behind a blank', '/'],
  ['Next item of a list', 'Enter'],
  ['Item one level in', 'Tab'],
  ['Item one level out', 'Shift+Tab'],
  ['From the text to its form, and back', { key: 'Enter', alt: true }],
  ['Leave a form for the text', 'Escape'],
  ['Let Tab leave the text', { key: 'M', mod: true }],
  ['Undo', { key: 'Z', mod: true }],
  ['Redo', { key: 'Z', mod: true, shift: true }],
];

/** All keys for writing. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const commands = TEXT_COMMANDS.flatMap(({ label, keys }) => (keys ? [[label, keys] as const] : []));
  return (
    <Modal opened onClose={onClose} title="Keys for writing" size={460}>
      <dl className={classes.keys}>
        {[...commands, ...OTHERS].map(([label, keys]) => (
          <div key={label} className={classes.line}>
            <dt>{label}</dt>
            <dd>
              <kbd>{typeof keys === 'string' ? keys : keysText(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
