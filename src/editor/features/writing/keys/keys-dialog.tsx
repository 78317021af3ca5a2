import { Dialog } from '../../../ui/dialog.tsx';
import { blockMenuWords } from '../../../words/block-menu.ts';
import { pageChangesWords } from '../../../words/page-changes.ts';
import { thisPageWords } from '../../../words/this-page.ts';
import { writingWords } from '../../../words/writing.ts';
import { type CommandKeys, keysText, TEXT_COMMANDS } from '../commands.ts';
import classes from './keys.module.css';

const OTHERS: readonly (readonly [label: string, keys: CommandKeys | string])[] = [
  [writingWords.keys.link, { key: 'K', mod: true }],
  [writingWords.keys.insert, '/'],
  [writingWords.keys.nextItem, 'Enter'],
  [writingWords.keys.indent, 'Tab'],
  [writingWords.keys.outdent, 'Shift+Tab'],
  [writingWords.keys.toForm, { key: 'Enter', alt: true }],
  [writingWords.keys.leaveForm, 'Escape'],
  [writingWords.keys.pageBar, { key: 'F10', alt: true }],
  [writingWords.keys.tab, { key: 'M', mod: true }],
  [writingWords.keys.pastePlain, { key: 'V', mod: true, shift: true }],
  [blockMenuWords.keys.menu, { key: '.', mod: true }],
  [blockMenuWords.keys.up, { key: '↑', alt: true, shift: true }],
  [blockMenuWords.keys.down, { key: '↓', alt: true, shift: true }],
  [blockMenuWords.keys.duplicate, { key: 'D', mod: true }],
  [blockMenuWords.keys.remove, 'Delete'],
  [blockMenuWords.keys.extend, 'Shift+↓'],
  [blockMenuWords.keys.all, { key: 'A', mod: true }],
  [thisPageWords.open, thisPageWords.keys],
  [pageChangesWords.next, pageChangesWords.nextKeys],
  [writingWords.keys.find, { key: 'F', mod: true }],
  [writingWords.keys.undo, { key: 'Z', mod: true }],
  [writingWords.keys.redo, { key: 'Z', mod: true, shift: true }],
];

/** All keys for writing. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const commands = TEXT_COMMANDS.flatMap(({ label, keys }) => (keys ? [[label, keys] as const] : []));
  return (
    <Dialog onClose={onClose} title={writingWords.keys.title} size={460}>
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
    </Dialog>
  );
}
