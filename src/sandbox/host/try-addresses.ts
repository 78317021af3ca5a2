import { type Answer, answerOf } from '../../rules/external/answer.ts';
import { tryInTurns } from '../../rules/external/try-in-turns.ts';
import type { FetchToHost, HostToFetch } from '../protocol.ts';
import { readFetchMessage } from './fetch-once.ts';
import { connectFrame } from './frame-connection.ts';

const HOSTS_AT_ONCE = 4;
const REST_MS = 300;

/**
 * Asks other hosts whether what is linked to is there, each host one question at a time. The app may not do so itself: a frame
 * of opaque origin does, which holds nothing of the project, and is gone afterwards. To be called only when a person asks for it.
 *
 * @param addresses absolute, `https:` or `http:`, each once
 */
export async function tryAddresses(
  addresses: readonly string[],
  onAnswer: (address: string, answer: Answer) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = new Map<string, (answer: Answer) => void>();
  const answer = (address: string, given: Answer): void => {
    waiting.get(address)?.(given);
    waiting.delete(address);
  };
  let isOver = false;
  const end = (): void => {
    isOver = true;
    for (const address of [...waiting.keys()]) answer(address, { kind: 'silent', reason: 'it was not asked' });
  };
  const connection = connectFrame<HostToFetch, FetchToHost>({
    page: 'sandbox-fetch.html',
    container: document.body,
    read: readFetchMessage,
    onMessage: (message) => {
      if (message.kind === 'tried') answer(message.address, read(message.status));
    },
    onFailure: end,
  });
  signal.addEventListener('abort', end, { once: true });
  try {
    await tryInTurns(addresses, {
      ask: (address) =>
        new Promise((resolve) => {
          waiting.set(address, resolve);
          connection.send({ kind: 'try', address });
        }),
      rest: () => new Promise((resolve) => setTimeout(resolve, REST_MS)),
      hostsAtOnce: HOSTS_AT_ONCE,
      onAnswer,
      isOver: () => isOver || signal.aborted,
    });
  } finally {
    signal.removeEventListener('abort', end);
    connection.dispose();
  }
}

function read(status: number | undefined): Answer {
  if (status === undefined) return { kind: 'silent', reason: 'it does not answer' };
  return status === 0 ? { kind: 'hidden' } : answerOf(status);
}
