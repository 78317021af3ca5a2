/** Asks several hosts at a time, and each of them one question after the other, with a rest in between. */
import type { Answer } from './answer.ts';

export interface Turns {
  readonly ask: (address: string) => Promise<Answer>;
  /** Between two questions to one host. */
  readonly rest: () => Promise<void>;
  /** Hosts that are asked at the same time. */
  readonly hostsAtOnce: number;
  /** Called behind each answer. */
  readonly onAnswer?: ((address: string, answer: Answer) => void) | undefined;
  /** No further question is asked once it says so. */
  readonly isOver?: () => boolean;
}

export async function tryInTurns(
  addresses: Iterable<string>,
  { ask, rest, hostsAtOnce, onAnswer, isOver = () => false }: Turns,
): Promise<ReadonlyMap<string, Answer>> {
  const queues = groupByHost(addresses);
  const answers = new Map<string, Answer>();
  const work = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (const [index, address] of queue.entries()) {
        if (index > 0) await rest();
        if (isOver()) return;
        const answer = await ask(address);
        if (isOver()) return;
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
    const group = groups.get(host);
    if (group) group.push(address);
    else groups.set(host, [address]);
  }
  return [...groups.values()];
}
