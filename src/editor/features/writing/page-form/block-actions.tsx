import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { copyBlock } from '../../../../authoring/source-edit/block-actions.ts';
import type { FoundBlock } from '../../../../page-source/blocks/block-path.ts';
import { type BlockChoice, stepOf } from '../../../blocks/block-steps.ts';
import { copySource } from '../../../blocks/copied-block.ts';
import { useProjectStore } from '../../../project-context.ts';
import { writingWords } from '../../../words/writing.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { furtherOf, insertFurther } from '../inspector/further-element.ts';
import { useWriting } from '../writing-context.ts';
import classes from './block-actions.module.css';
import { usePageFormActions } from './page-form-context.ts';

const BlockMenu = lazy(() => import('../../../blocks/block-menu.tsx'));

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
  const { find, move, remove } = usePageFormActions();
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
      {element === undefined && (
        <Small label={writingWords.block.remove(label)} isOff={isReadOnly} onClick={() => remove(path, label)}>
          <Trash2 {...ICON} />
        </Small>
      )}
      <MoreOfBlock path={path} label={label} />
    </div>
  );
}

/** The menu that the block has on the page, too. Drawn as a menu only when it is wanted: a page has many of them. */
export function MoreOfBlock({ path, label }: { readonly path: string; readonly label: string }) {
  const { file, isReadOnly, apply } = useWriting();
  const store = useProjectStore();
  const { find, focusAt, remove } = usePageFormActions();
  const [found, setFound] = useState<FoundBlock>();
  const button = useRef<HTMLButtonElement>(null);
  const choose = (choice: BlockChoice) => {
    setFound(undefined);
    const now = find(path);
    if (!now || choice === 'open' || choice === 'add' || choice === 'select') return;
    if (choice === 'copy' || choice === 'cut') copySource(copyBlock(now), { file, files: store.getState().files });
    if (choice === 'copy') return;
    if (choice === 'remove') {
      remove(path, label);
      return;
    }
    const step = stepOf(now, choice);
    if (!step) return;
    focusAt(step.change.selection);
    apply(step.change, step.label);
  };
  return (
    <span className={classes.more}>
      <button
        ref={button}
        type="button"
        className={classes.small}
        aria-label={writingWords.block.more(label)}
        data-tooltip={writingWords.block.more(label)}
        aria-haspopup="menu"
        aria-expanded={found !== undefined}
        disabled={isReadOnly}
        onClick={() => setFound(find(path))}
      >
        <Ellipsis {...ICON} />
      </button>
      {found && (
        <Suspense>
          <BlockMenu
            found={found}
            isInForm
            anchor={<span className={classes.anchor} />}
            onChoose={choose}
            onClose={(isByKey) => {
              setFound(undefined);
              if (isByKey) button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}

interface SmallProps {
  readonly label: string;
  readonly data?: 'up' | 'down';
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A page has hundreds of them: a plain button is drawn many times faster than one of the library. */
function Small({ label, data, isOff, onClick, children }: SmallProps) {
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={label}
      data-tooltip={label}
      data-move={data}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
