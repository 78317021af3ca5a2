import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { settingsWords } from '../../../words/settings.ts';
import type { ListState } from './use-list.ts';

export interface ItemButtonsProps {
  readonly list: ListState;
  readonly index: number;
  readonly name: string;
  readonly isReadOnly: boolean;
}

/** Moves an item up or down in its list. */
export function MoveButtons({ list, index, name, isReadOnly }: ItemButtonsProps) {
  if (list.count < 2 || index >= list.count) return null;
  return (
    <>
      <IconButton
        label={settingsWords.moveUp(name)}
        size={24}
        disabled={isReadOnly || index === 0}
        onClick={() => list.move(index, index - 1)}
      >
        <ArrowUp size={14} />
      </IconButton>
      <IconButton
        label={settingsWords.moveDown(name)}
        size={24}
        disabled={isReadOnly || index === list.count - 1}
        onClick={() => list.move(index, index + 1)}
      >
        <ArrowDown size={14} />
      </IconButton>
    </>
  );
}

export function DuplicateButton({ list, index, name, isReadOnly }: ItemButtonsProps) {
  return (
    <IconButton
      label={settingsWords.duplicate(name)}
      size={24}
      disabled={isReadOnly}
      onClick={() => list.duplicate(index)}
    >
      <Copy size={14} />
    </IconButton>
  );
}

export function RemoveButton({ list, index, name, isReadOnly }: ItemButtonsProps) {
  return (
    <IconButton
      label={settingsWords.removeItem(name)}
      size={24}
      disabled={isReadOnly}
      onClick={() => list.remove(index)}
    >
      <Trash2 size={14} />
    </IconButton>
  );
}

/** Alt and the arrows move the item that has the focus. */
export function onMoveKey(event: KeyboardEvent, list: ListState, index: number, isReadOnly: boolean): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (!event.altKey || step === 0 || isReadOnly) return;
  event.preventDefault();
  event.stopPropagation();
  list.move(index, index + step);
}
