import type { FrameContent, WorkerToFrame } from '../../protocol.ts';
import { changeBetween } from '../../text-change.ts';

const NO_CHANGE = { start: 0, removed: 0, inserted: '' };

/** Sends to the frame; of a document that is much like the last one only what differs. */
export function createFrameSender(send: (message: WorkerToFrame) => void): (message: FrameContent) => void {
  let last: string | undefined;
  return (message) => {
    if (message.kind !== 'document') return send(message);
    const { html, ...place } = message;
    const change = last === undefined ? undefined : (changeBetween(last, html) ?? NO_CHANGE);
    last = html;
    if (change && change.inserted.length < html.length / 2) send({ ...place, kind: 'document-change', change });
    else send(message);
  };
}
