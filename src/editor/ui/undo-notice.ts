import { notifications } from '@mantine/notifications';
import { uiWords } from '../words/ui.ts';
import { showOfferNotice } from './offer-notice.tsx';

export interface UndoNotice {
  /** Of the step that can be taken back. */
  readonly label: string;
  /** What was done. */
  readonly title: string;
  /** More about it. */
  readonly help?: string;
  /** Takes it back; false when more was done since. */
  readonly undo: () => boolean;
}

/** Says what was done, and offers to take it back; when more was done since, the person goes back step by step. */
export function showUndoNotice({ label, title, help, undo }: UndoNotice): void {
  const onAccept = () => {
    if (!undo()) notifications.show({ message: uiWords.otherChangesSince });
  };
  showOfferNotice({ id: idOf(label), title, help, action: uiWords.undo, onAccept });
}

/** To be called when the step has been taken back in another way: there is nothing to offer any more. */
export function hideUndoNotice(label: string): void {
  notifications.hide(idOf(label));
}

function idOf(label: string): string {
  return `undo:${label}`;
}
