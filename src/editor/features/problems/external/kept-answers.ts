/** What other hosts answered, kept in this browser: nobody asks a host again for what was there a few days ago. */
import type { Answer } from '../../../../rules/external/answer.ts';

const KEY = 'leafwright-external-links';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Those that were asked longest ago are forgotten. */
const MOST = 3000;

type Kept = readonly [address: string, at: number, answer: Answer];

export function readAnswers(now: number = Date.now()): ReadonlyMap<string, Answer> {
  return new Map(readAll(now).map(([address, , answer]) => [address, answer]));
}

export function keepAnswers(answers: ReadonlyMap<string, Answer>, now: number = Date.now()): void {
  const others = readAll(now).filter(([address]) => !answers.has(address));
  const news = [...answers].map(([address, answer]): Kept => [address, now, answer]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...news, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function readAll(now: number): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is Kept => isKept(one, now)) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown, now: number): boolean {
  if (!Array.isArray(value)) return false;
  const [address, at, answer]: readonly unknown[] = value;
  const kind = typeof answer === 'object' && answer !== null && 'kind' in answer ? answer.kind : undefined;
  return (
    typeof address === 'string' &&
    typeof at === 'number' &&
    at <= now &&
    now - at < WEEK_MS &&
    ['there', 'gone', 'hidden', 'silent'].includes(String(kind))
  );
}
