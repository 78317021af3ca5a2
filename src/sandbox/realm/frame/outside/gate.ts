/**
 * Which addresses of other hosts the document that is shown may load: those that stand in the project's text, which the app
 * knows, and those that the person asked for. Everything else stays where it is.
 */
import type { FrameToHost } from '../../../protocol.ts';

export type OutsideAnswer = 'yes' | 'no' | 'later';

export interface OutsideGate {
  /** Whether an address may be loaded. For `later`, `onAnswer` says when there is an answer. */
  readonly look: (address: string, kind: 'file' | 'import') => OutsideAnswer;
  /** The app's answers. */
  readonly answer: (answers: readonly (readonly [address: string, isLiteral: boolean])[]) => void;
  /** The person wants these. */
  readonly open: (addresses: Iterable<string>) => void;
  /** Something at this address is not shown, and has no place of its own where that could be said. */
  readonly noteHidden: (address: string) => void;
  /** The document has changed: what it does not use any more is no longer told of. */
  readonly forgetUnused: (isUsed: (address: string) => boolean) => void;
  /** The person wants all that has no place of its own. */
  readonly openHidden: () => void;
  /** Another document takes the place of the last one. */
  readonly forget: () => void;
  /** From here on nothing is loaded, whoever asks. */
  readonly close: () => void;
  readonly isClosed: () => boolean;
}

/** More addresses than these on one page are not asked about. */
const MOST_ASKED = 2000;
const LONGEST_ADDRESS = 4096;
/** In one message. */
const MOST_TOGETHER = 100;
const MOST_HOSTS = 20;

/** @param onAnswer is told each address that may be loaded now, or may not */
export function createOutsideGate(
  send: (message: FrameToHost) => void,
  onAnswer: (address: string) => void,
): OutsideGate {
  const known = new Map<string, OutsideAnswer>();
  const opened = new Set<string>();
  const hidden = new Set<string>();
  let waiting: string[] = [];
  let isClosed = false;
  let told = '';

  function ask(address: string): OutsideAnswer {
    if (address.length > LONGEST_ADDRESS || known.size >= MOST_ASKED) return 'no';
    known.set(address, 'later');
    if (waiting.length === 0) queueMicrotask(sendWaiting);
    waiting.push(address);
    return 'later';
  }

  function sendWaiting(): void {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += MOST_TOGETHER)
      send({ kind: 'addresses-wanted', addresses: all.slice(at, at + MOST_TOGETHER) });
  }

  /** Once for all that is found in one go. */
  function tellHidden(): void {
    const hosts = [...new Set([...hidden].map(hostOf))].slice(0, MOST_HOSTS);
    if (hosts.join(' ') === told) return;
    told = hosts.join(' ');
    send({ kind: 'hidden-hosts', hosts });
  }

  function open(addresses: Iterable<string>): void {
    for (const address of addresses) {
      opened.add(address);
      hidden.delete(address);
      onAnswer(address);
    }
    tellHidden();
  }

  return {
    look(address, kind) {
      if (isClosed) return 'no';
      if (opened.has(address)) return 'yes';
      // What a style sheet of another host asks for stands nowhere in the project.
      if (kind === 'import') return 'no';
      return known.get(address) ?? ask(address);
    },
    answer(answers) {
      for (const [address, isLiteral] of answers) {
        if (!known.has(address)) continue;
        const before = known.get(address);
        const now = isLiteral ? 'yes' : 'no';
        known.set(address, now);
        // What is shown stays: the document is about to be another one when its text has changed.
        if (before !== 'yes' && before !== now) onAnswer(address);
      }
    },
    open,
    noteHidden(address) {
      if (hidden.size >= MOST_ASKED || hidden.has(address)) return;
      hidden.add(address);
      if (hidden.size === 1 || !told.split(' ').includes(hostOf(address))) queueMicrotask(tellHidden);
    },
    forgetUnused(isUsed) {
      for (const address of hidden) if (!isUsed(address)) hidden.delete(address);
      tellHidden();
    },
    openHidden() {
      if (!isClosed) open([...hidden]);
    },
    forget() {
      known.clear();
      hidden.clear();
      waiting = [];
      tellHidden();
    },
    close() {
      isClosed = true;
    },
    isClosed: () => isClosed,
  };
}

/** Any base will do: only addresses that name a host come here. */
export function hostOf(address: string): string {
  return URL.canParse(address, 'https://site.invalid')
    ? new URL(address, 'https://site.invalid').host.slice(0, 255)
    : '';
}
