/**
 * The script of the frame that asks another host for one file, once, or other hosts whether something is there, because a person clicked. Its origin is opaque: it holds
 * nothing of the project and no cookies, and the app itself may ask no other host.
 */
import type { FetchToHost, HostToFetch } from '../protocol.ts';
import { waitForApp } from './wait-for-app.ts';

/** Says nothing of who asks. */
const QUIETLY = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;

waitForApp((port) => {
  const send = (message: FetchToHost, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
  let isAsked = false;
  port.onmessage = async ({ data: message }: MessageEvent<HostToFetch>) => {
    if (message.kind === 'ping') return send({ kind: 'pong' });
    if (message.kind === 'try') {
      const status = await statusOf(message.address);
      return send({ kind: 'tried', address: message.address, ...(status !== undefined && { status }) });
    }
    if (isAsked) return;
    isAsked = true;
    try {
      const { address, mostBytes } = message;
      const response = await fetch(address, QUIETLY);
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

/** Longer than a host needs that is there. */
const ANSWER_LIMIT_MS = 15_000;

/** 0 where the answer may not be read, which is all that most hosts let a page know; `undefined` where there is none. */
async function statusOf(address: string): Promise<number | undefined> {
  const ask = async (more: RequestInit): Promise<number> => {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const response = await fetch(address, { ...QUIETLY, ...more, signal });
    await response.body?.cancel();
    return response.status;
  };
  try {
    const status = await ask({ method: 'HEAD' });
    // Many hosts answer the question for the head alone in another way than a reader's.
    return status < 400 ? status : await ask({});
  } catch {
    return ask({ mode: 'no-cors' }).catch(() => undefined);
  }
}

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
