/** Asks other hosts whether what is linked to is there: a few at a time, and each host one after the other. */
import { type Answer, answerOf } from '../../rules/external/answer.ts';
import { tryInTurns } from '../../rules/external/try-in-turns.ts';

export interface TryOptions {
  readonly fetch?: typeof fetch;
  /** Hosts that are asked at the same time. */
  readonly hostsAtOnce?: number;
  /** Between two questions to one host. */
  readonly restMs?: number;
  readonly limitMs?: number;
  /** Called behind each answer. */
  readonly onAnswer?: (address: string, answer: Answer) => void;
}

const HOSTS_AT_ONCE = 6;
const REST_MS = 200;
const LIMIT_MS = 15_000;

export function tryLinks(
  addresses: Iterable<string>,
  { hostsAtOnce = HOSTS_AT_ONCE, restMs = REST_MS, onAnswer, ...options }: TryOptions = {},
): Promise<ReadonlyMap<string, Answer>> {
  return tryInTurns(addresses, {
    ask: (address) => ask(address, options),
    rest: () => new Promise((resolve) => setTimeout(resolve, restMs)),
    hostsAtOnce,
    onAnswer,
  });
}

/** First for the head alone; many hosts answer that in another way than a reader's question. */
async function ask(address: string, options: TryOptions): Promise<Answer> {
  const head = await request(address, 'HEAD', options);
  return head.kind === 'there' ? head : request(address, 'GET', options);
}

async function request(
  address: string,
  method: 'HEAD' | 'GET',
  { fetch: send = fetch, limitMs = LIMIT_MS }: TryOptions,
): Promise<Answer> {
  try {
    const response = await send(address, {
      method,
      redirect: 'follow',
      signal: AbortSignal.timeout(limitMs),
      headers: { 'user-agent': 'Leafwright link check', accept: '*/*' },
    });
    await response.body?.cancel();
    return answerOf(response.status);
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'it does not answer in time';
  if (cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN') return 'its host is not known';
  if (cause?.code === 'ECONNREFUSED') return 'its host takes no connection';
  if (/CERT|TLS|SSL/.test(cause?.code ?? '')) return 'its certificate is not valid';
  return 'it cannot be reached';
}
