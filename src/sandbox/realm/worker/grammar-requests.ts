import { type LoadGrammar, type LoadTranslations, readTranslations } from '../../../engine/highlighter.ts';
import type { LoadedGrammar, WorkerToHost } from '../../protocol.ts';

type Grammars = Awaited<ReturnType<LoadGrammar>>;

/** Grammars come from the app: there are too many to bring along, and the sandbox has no network. */
export interface GrammarRequests {
  readonly load: LoadGrammar;
  readonly loadTranslations: LoadTranslations;
  readonly receive: (name: string, grammar: LoadedGrammar) => void;
}

export function createGrammarRequests(toHost: (message: WorkerToHost) => void): GrammarRequests {
  const waiting = new Map<string, (grammar: LoadedGrammar) => void>();
  const asked = new Map<string, Promise<LoadedGrammar>>();
  /** Once for both of its parts, whichever is wanted first. */
  const ask = (name: string): Promise<LoadedGrammar> => {
    let answer = asked.get(name);
    if (answer === undefined) {
      answer = new Promise((resolve) => waiting.set(name, resolve));
      asked.set(name, answer);
      toHost({ kind: 'grammar-wanted', name });
    }
    return answer;
  };
  return {
    load: async (name) => (await ask(name)).registrations as Grammars,
    loadTranslations: async (name) => readTranslations((await ask(name)).translations),
    receive(name, grammar) {
      waiting.get(name)?.(grammar);
      waiting.delete(name);
    },
  };
}
