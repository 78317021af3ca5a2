/** Asks other hosts whether what is linked to is there: a few at a time, and each host one after the other. */

export type Answer =
  /** It is there, or its host does not tell programs. */
  | { readonly kind: 'there' }
  /** Its host says that it is not. */
  | { readonly kind: 'gone'; readonly status: number }
  /** Nobody answers, or the host has a fault of its own. */
  | { readonly kind: 'silent'; readonly reason: string };

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

export async function tryLinks(
  addresses: Iterable<string>,
  { hostsAtOnce = HOSTS_AT_ONCE, restMs = REST_MS, onAnswer, ...options }: TryOptions = {},
): Promise<ReadonlyMap<string, Answer>> {
  const queues = groupByHost(addresses);
  const answers = new Map<string, Answer>();
  const work = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (const [index, address] of queue.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
        const answer = await ask(address, options);
        answers.set(address, answer);
        onAnswer?.(address, answer);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, hostsAtOnce) }, work));
  return answers;
}

function groupByHost(addresses: Iterable<string>): string[][] {
  const groups = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    groups.set(host, [...(groups.get(host) ?? []), address]);
  }
  return [...groups.values()];
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

function answerOf(status: number): Answer {
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status >= 500) return { kind: 'silent', reason: `it answers with ${status}` };
  // Who has to sign in, asks too often or is taken for a robot cannot tell.
  return { kind: 'there' };
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return 'it does not answer in time';
  if (cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN') return 'its host is not known';
  if (cause?.code === 'ECONNREFUSED') return 'its host takes no connection';
  if (/CERT|TLS|SSL/.test(cause?.code ?? '')) return 'its certificate is not valid';
  return 'it cannot be reached';
}
