import { Menu } from '@mantine/core';
import {
  ArrowDown,
  ArrowLeft,
  ArrowUp,
  ChevronRight,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  IndentDecrease,
  IndentIncrease,
  ListChecks,
  type LucideIcon,
  MessageSquarePlus,
  Plus,
  Puzzle,
  Repeat2,
  Scissors,
  Settings2,
  SquareArrowUp,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import { blockMenuWords as words } from '../words/block-menu.ts';
import { writingWords } from '../words/writing.ts';
import classes from './block-menu.module.css';
import { nameOfAround, nameOfFound } from './block-names.ts';
import { type BlockChoice, choicesOf } from './block-steps.ts';
import { wishOnPage } from './page-wish.ts';

const ICON = { size: 14, 'aria-hidden': true } as const;

/** In groups, in the order of the menu; the forms stand between the second and the third. */
const GROUPS: readonly (readonly (readonly [
  choice: Exclude<BlockChoice, object>,
  Icon: LucideIcon,
  keys?: string,
])[])[] = [
  [
    ['up', ArrowUp, 'Alt+Shift+↑'],
    ['down', ArrowDown, 'Alt+Shift+↓'],
    ['into', IndentIncrease],
    ['out', IndentDecrease],
    ['duplicate', CopyPlus],
    ['add', Plus],
    ['select', ListChecks],
  ],
  [
    ['copy', Copy],
    ['cut', Scissors],
    ['paste', ClipboardPaste],
  ],
  [
    ['comment', EyeOff],
    ['uncomment', Eye],
    ['unwrap', Ungroup],
    ['open', Settings2],
    ['remove', Trash2],
  ],
];

/** Goes on to the popover of the menu: its anchor is a place only, and is not to be called a button that is pressed. */
const ANCHOR_IS_NO_BUTTON = { withRoles: false };

export interface BlockMenuProps {
  readonly found: FoundBlock;
  /** The menu stands beside it. */
  readonly anchor: ReactNode;
  readonly onChoose: (choice: BlockChoice) => void;
  /** `isByKey`: the focus goes back to where the menu came from. */
  readonly onClose: (isByKey: boolean) => void;
  /** Goes on with the block around this one; absent where there is none, or it has a menu of its own in sight. */
  readonly onAround?: (() => void) | undefined;
  /** Left out where the form is at hand anyway, or its keys are not these. */
  readonly isInForm?: boolean;
  /** Several blocks can be selected by taps from here on. */
  readonly maySelect?: boolean;
}

/** The menu of a block. It is drawn while it is open only: a page has many blocks. */
export default function BlockMenu({ found, anchor, onChoose, onClose, onAround, ...how }: BlockMenuProps) {
  const { isInForm = false, maySelect = false } = how;
  const [isTurning, setTurning] = useState(false);
  const { commands, forms } = useMemo(() => choicesOf(found), [found]);
  const name = nameOfFound(found);
  const around = nameOfAround(found);
  const list = useRef<HTMLDivElement>(null);
  // The form has places of its own between blocks.
  const isOnPageOnly = (choice: BlockChoice) => choice === 'open' || choice === 'add' || choice === 'select';
  const mayOffer = (choice: BlockChoice) =>
    choice === 'select'
      ? maySelect
      : isOnPageOnly(choice)
        ? !isInForm && !found.parts
        : !isOff(choice) || choice === 'up' || choice === 'down';
  const isItem = found.block.kind === 'item';
  const wordsOf = (choice: Exclude<BlockChoice, object>): string => {
    if (choice === 'remove' && commands.has('unwrap')) return writingWords.block.removeAll;
    return isItem && (choice === 'into' || choice === 'out') ? words.ofItem[choice] : words[choice];
  };
  const isOff = (choice: BlockChoice) => choice !== 'copy' && !isOnPageOnly(choice) && !commands.has(choice);
  const first = (['up', 'down', 'duplicate', 'copy'] as const).find((choice) => !isOff(choice));
  // The other list takes the place of the one that had the focus.
  const wasTurning = useRef(false);
  useEffect(() => {
    if (wasTurning.current === isTurning) return;
    wasTurning.current = isTurning;
    const items = list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    const next = isTurning ? items?.[1] : [...(items ?? [])].find((item) => item.dataset.choice === 'turn');
    next?.focus();
  }, [isTurning]);
  return (
    <Menu
      opened
      onClose={() => onClose(false)}
      closeOnEscape={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      {...ANCHOR_IS_NO_BUTTON}
      position="bottom-start"
      width={236}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>{anchor}</Menu.Target>
      <Menu.Dropdown
        aria-label={words.name(name)}
        ref={list}
        className={classes.menu ?? ''}
        onKeyDown={(event) => {
          if (isTurning && (event.key === 'ArrowLeft' || event.key === 'Escape')) setTurning(false);
          else if (event.key === 'Escape' || event.key === 'Tab') onClose(true);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {isTurning ? (
          <>
            <Menu.Item leftSection={<ArrowLeft {...ICON} />} closeMenuOnClick={false} onClick={() => setTurning(false)}>
              {words.back}
            </Menu.Item>
            <Menu.Divider />
            {forms.map((form) => (
              <Menu.Item key={form} onClick={() => onChoose({ turnInto: form })}>
                {isItem && (form === 'bullet' || form === 'numbered') ? words.formsOfItem[form] : words.forms[form]}
              </Menu.Item>
            ))}
          </>
        ) : (
          <>
            <Menu.Label>{name}</Menu.Label>
            {GROUPS.map((group, index) => (
              <Group key={group[0]?.[0]} isFirst={index === 0}>
                {group
                  .filter(([choice]) => mayOffer(choice))
                  .map(([choice, Icon, keys]) => (
                    <Menu.Item
                      key={choice}
                      leftSection={<Icon {...ICON} />}
                      rightSection={
                        keys !== undefined && !isInForm ? (
                          <span className={classes.keys} aria-hidden="true">
                            {keys}
                          </span>
                        ) : undefined
                      }
                      disabled={isOff(choice)}
                      data-autofocus={choice === first || undefined}
                      onClick={() => onChoose(choice)}
                    >
                      {wordsOf(choice)}
                    </Menu.Item>
                  ))}
                {index === 1 && forms.length > 0 && (
                  <Menu.Item
                    leftSection={<Repeat2 {...ICON} />}
                    rightSection={<ChevronRight {...ICON} />}
                    closeMenuOnClick={false}
                    data-choice="turn"
                    onClick={() => setTurning(true)}
                    onKeyDown={(event) => event.key === 'ArrowRight' && setTurning(true)}
                  >
                    {words.turn}
                  </Menu.Item>
                )}
              </Group>
            ))}
            {found.block.kind !== 'source' && !isItem && (
              <Menu.Item
                leftSection={<Puzzle {...ICON} />}
                onClick={() => {
                  onClose(false);
                  wishOnPage({ what: 'snippet', range: { start: found.block.start, end: found.block.end } });
                }}
              >
                {words.snippet}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<MessageSquarePlus {...ICON} />}
              onClick={() => {
                onClose(false);
                wishOnPage({ what: 'note', range: { start: found.block.start, end: found.block.end } });
              }}
            >
              {words.note}
            </Menu.Item>
            {onAround && around !== undefined && (
              <Menu.Item leftSection={<SquareArrowUp {...ICON} />} closeMenuOnClick={false} onClick={onAround}>
                {words.around(around)}
              </Menu.Item>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Group({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }) {
  return (
    <>
      {!isFirst && <Menu.Divider />}
      {children}
    </>
  );
}
