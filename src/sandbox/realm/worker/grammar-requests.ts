import type { LoadGrammar } from '../../../engine/highlighter.ts';
import type { WorkerToHost } from '../../protocol.ts';

type Grammars = Awaited<ReturnType<LoadGrammar>>;

/** Grammars come from the app: there are too many to bring along, and the sandbox has no network. */
export interface GrammarRequests {
  readonly load: LoadGrammar;
  readonly receive: (name: string, registrations: readonly object[]) => void;
}

export function createGrammarRequests(toHost: (message: WorkerToHost) => void): GrammarRequests {
  const waiting = new Map<string, (grammars: Grammars) => void>();
  return {
    load: (name) =>
      new Promise((resolve) => {
        waiting.set(name, resolve);
        toHost({ kind: 'grammar-wanted', name });
      }),
    receive(name, registrations) {
      waiting.get(name)?.(registrations as Grammars);
      waiting.delete(name);
    },
  };
}
