/**
 * The script of the frame that asks another host for one file, once, because a person clicked. Its origin is opaque: it holds
 * nothing of the project and no cookies, and the app itself may ask no other host.
 */
import type { FetchToHost, HostToFetch } from '../protocol.ts';
import { waitForApp } from './wait-for-app.ts';

waitForApp((port) => {
  const send = (message: FetchToHost, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
  let isAsked = false;
  port.onmessage = async ({ data: message }: MessageEvent<HostToFetch>) => {
    if (message.kind === 'ping') return send({ kind: 'pong' });
    if (isAsked) return;
    isAsked = true;
    try {
      const { address, mostBytes } = message;
      const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
      if (!response.ok) return send({ kind: 'refused', status: response.status });
      const bytes = await readUpTo(response, mostBytes);
      if (bytes === undefined) send({ kind: 'too-large' });
      else send({ kind: 'fetched', bytes }, [bytes.buffer]);
    } catch {
      // A browser says nothing about why: the host may be away, or forbid it.
      send({ kind: 'unreachable' });
    }
  };
});

/** `undefined` for more than that. */
async function readUpTo({ body }: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > mostBytes) {
      void reader?.cancel();
      return undefined;
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
