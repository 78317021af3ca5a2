import type { FrameToHost } from '../../../protocol.ts';
import { oncePainted } from '../once-painted.ts';

/** A window that is hidden paints nothing. */
const LONGEST_WAIT_MS = 100;

/**
 * Tells the app of an edit when its letter has been painted: app and worker would take the processor from the letter.
 * Whatever else is told comes behind the edits before it, as it was said.
 */
export function lettersFirst(send: (message: FrameToHost) => void): (message: FrameToHost) => void {
  let edits: FrameToHost[] = [];
  let timer = 0;

  function tell(): void {
    clearTimeout(timer);
    const told = edits;
    edits = [];
    told.forEach(send);
  }

  return (message) => {
    if (message.kind !== 'field-edit') {
      tell();
      send(message);
      return;
    }
    edits.push(message);
    if (edits.length > 1) return;
    timer = window.setTimeout(tell, LONGEST_WAIT_MS);
    oncePainted(tell);
  };
}
