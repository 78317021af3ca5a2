import { Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2, Ungroup } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { unwrapElement } from '../../../../authoring/source-edit/elements.ts';
import { writingWords } from '../../../words/writing.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { furtherOf, insertFurther } from '../inspector/further-element.ts';
import { useWriting } from '../writing-context.ts';
import classes from './block-actions.module.css';
import { usePageForm } from './page-form-context.ts';

const ICON = { size: 14, 'aria-hidden': true } as const;

export interface BlockActionsProps {
  readonly path: string;
  /** What the block is called. */
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Name of the element that the block is. */
  readonly element?: string | undefined;
  /** Names of the elements around it, with blanks between them. */
  readonly inside: string;
}

/** Moves a block up or down among its neighbours, or deletes it; a component has more to it. */
export function BlockActions({ path, label, isFirst, isLast, element, inside }: BlockActionsProps) {
  const { isReadOnly, apply } = useWriting();
  const { find, move, remove } = usePageForm();
  const further = element === undefined ? undefined : furtherOf(element, inside.split(' ').at(-1) ?? '');
  const add = () => {
    const found = find(path);
    if (!further || found?.block.kind !== 'element') return;
    const change = insertFurther(found.text, found.block.element, further);
    if (change) apply(change, writingStepWords.add(further.component.label.toLowerCase()));
  };
  return (
    <div className={classes.actions}>
      {further && (
        <button type="button" className={classes.add} disabled={isReadOnly} onClick={add}>
          <Plus size={13} aria-hidden="true" />
          {writingWords.add(further.component.label.toLowerCase())}
        </button>
      )}
      {!(isFirst && isLast) && (
        <>
          <Small
            label={writingWords.block.up(label)}
            data="up"
            isOff={isReadOnly || isFirst}
            onClick={() => move(path, -1, label)}
          >
            <ArrowUp {...ICON} />
          </Small>
          <Small
            label={writingWords.block.down(label)}
            data="down"
            isOff={isReadOnly || isLast}
            onClick={() => move(path, 1, label)}
          >
            <ArrowDown {...ICON} />
          </Small>
        </>
      )}
      {element === undefined ? (
        <Small label={writingWords.block.remove(label)} isOff={isReadOnly} onClick={() => remove(path, label)}>
          <Trash2 {...ICON} />
        </Small>
      ) : (
        <ElementMenu path={path} label={label} />
      )}
    </div>
  );
}

/** Drawn as a menu only when it is wanted: a page has many of them. */
function ElementMenu({ path, label }: { readonly path: string; readonly label: string }) {
  const { isReadOnly, apply } = useWriting();
  const { find, remove } = usePageForm();
  const [isOpen, setOpen] = useState(false);
  const unwrap = () => {
    const found = find(path);
    if (found?.block.kind !== 'element') return;
    apply(unwrapElement(found.text, found.block.element), writingWords.block.unwrapped(label.toLowerCase()));
  };
  return (
    <Menu opened={isOpen} onChange={setOpen} withInitialFocusPlaceholder={false} position="bottom-end" width={230}>
      <Menu.Target>
        <button
          type="button"
          className={classes.small}
          aria-label={writingWords.block.more(label)}
          title={writingWords.block.more(label)}
          disabled={isReadOnly}
        >
          <Ellipsis {...ICON} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Ungroup {...ICON} />} onClick={unwrap}>
          {writingWords.block.unwrap}
        </Menu.Item>
        <Menu.Item leftSection={<Trash2 {...ICON} />} onClick={() => remove(path, label)}>
          {writingWords.block.removeAll}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface SmallProps {
  readonly label: string;
  readonly data?: 'up' | 'down';
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A page has hundreds of them: a plain button is drawn many times faster than one with a tooltip of its own. */
function Small({ label, data, isOff, onClick, children }: SmallProps) {
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={label}
      title={label}
      data-move={data}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
