import { textDifference } from '../../../shared/text-difference.ts';
import type { FrameContent, WorkerToFrame } from '../../protocol.ts';

const NO_CHANGE = { start: 0, end: 0, text: '' };

/** Sends to the frame; of a document that is much like the last one only what differs. */
export function createFrameSender(send: (message: WorkerToFrame) => void): (message: FrameContent) => void {
  let last: string | undefined;
  return (message) => {
    if (message.kind !== 'document') return send(message);
    const { html, ...place } = message;
    const change = last === undefined ? undefined : (textDifference(last, html) ?? NO_CHANGE);
    last = html;
    if (change && change.text.length < html.length / 2) send({ ...place, kind: 'document-change', change });
    else send(message);
  };
}
