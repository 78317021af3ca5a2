import { ArrowDown, ArrowUp, Copy, CopyPlus, Ellipsis, type LucideIcon, Scissors, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { FoundBlock } from '../../../page-source/blocks/block-path.ts';
import { nameOfFound } from '../../blocks/block-names.ts';
import { type BlockChoice, choicesOf } from '../../blocks/block-steps.ts';
import { blockMenuWords as words } from '../../words/block-menu.ts';
import type { MenuPlace } from './page-block-menu.tsx';
import classes from './selection-bar.module.css';

const ICON = { size: 18, 'aria-hidden': true } as const;

const ACTIONS: readonly (readonly [
  choice: 'up' | 'down' | 'duplicate' | 'copy' | 'cut' | 'remove',
  Icon: LucideIcon,
])[] = [
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['duplicate', CopyPlus],
  ['copy', Copy],
  ['cut', Scissors],
  ['remove', Trash2],
];

export interface SelectionBarProps {
  /** All that is selected. */
  readonly found: FoundBlock;
  readonly onChoose: (choice: BlockChoice) => void;
  /** Opens the whole menu at the button. */
  readonly onMore: (place: MenuPlace) => void;
  readonly onDone: () => void;
}

/** What can be done with blocks that are selected by taps. It stands at the foot of the preview, above the page. */
export default function SelectionBar({ found, onChoose, onMore, onDone }: SelectionBarProps) {
  const { commands } = useMemo(() => choicesOf(found), [found]);
  return (
    <div
      role="toolbar"
      aria-label={words.bar.name}
      className={classes.bar}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <div className={classes.head}>
        <span className={classes.words}>
          <strong>{nameOfFound(found)}</strong>
          <span className={classes.help}>{words.bar.help}</span>
        </span>
        <button type="button" className={classes.done} onClick={onDone}>
          {words.bar.done}
        </button>
      </div>
      <div className={classes.actions}>
        {ACTIONS.map(([choice, Icon]) => (
          <button
            key={choice}
            type="button"
            aria-label={words[choice]}
            title={words[choice]}
            disabled={choice !== 'copy' && !commands.has(choice)}
            onClick={() => onChoose(choice)}
          >
            <Icon {...ICON} />
          </button>
        ))}
        <button
          type="button"
          aria-label={words.bar.more}
          title={words.bar.more}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            onMore({ left, top, width, height });
          }}
        >
          <Ellipsis {...ICON} />
        </button>
      </div>
    </div>
  );
}
