import type { FetchToHost, HostToFetch } from '../protocol.ts';
import { hasFields, isBytes, isNumber, isOptional, isString } from './check-shape.ts';
import { connectFrame } from './frame-connection.ts';

export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array }
  /** The host answers that it does not give the file. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The host is away, or does not let pages of other sites read the file: browsers do not say which. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-large' };

export const MOST_FETCHED_MEGABYTES = 20;

/**
 * Asks another host for one file, once. The app may not do so itself: a frame of opaque origin does, which holds nothing of the
 * project, and is gone afterwards. To be called only when a person asks for it.
 *
 * @param address absolute, `https:` or `http:`
 */
export function fetchOnce(address: string, signal: AbortSignal): Promise<Fetched> {
  return new Promise((resolve) => {
    const end = (fetched: Fetched): void => {
      connection.dispose();
      resolve(fetched);
    };
    const connection = connectFrame<HostToFetch, FetchToHost>({
      page: 'sandbox-fetch.html',
      container: document.body,
      read: readFetchMessage,
      onMessage: (message) => {
        if (message.kind !== 'pong' && message.kind !== 'tried') end(message);
      },
      onFailure: () => end({ kind: 'unreachable' }),
    });
    signal.addEventListener('abort', () => end({ kind: 'unreachable' }), { once: true });
    connection.send({ kind: 'fetch', address, mostBytes: MOST_FETCHED_MEGABYTES * 1_000_000 });
  });
}

const CHECKS: { readonly [Kind in FetchToHost['kind']]: (value: object) => boolean } = {
  pong: () => true,
  fetched: hasFields({ bytes: isBytes }),
  refused: hasFields({ status: isNumber }),
  unreachable: () => true,
  'too-large': () => true,
  tried: hasFields({ address: isString, status: isOptional(isNumber) }),
};

export function readFetchMessage(data: unknown): FetchToHost | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const check = Object.hasOwn(CHECKS, String(data.kind)) ? CHECKS[data.kind as FetchToHost['kind']] : undefined;
  return check?.(data) ? (data as FetchToHost) : undefined;
}
