import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ProjectStore } from '../../store/index.ts';
import type { SaveTimer } from './save-timer.ts';

/** What is told of a save that is slow, fails or is refused, and what becomes of the project then. */
export class SaveProblems {
  readonly #store: ProjectStore;
  readonly #timer: SaveTimer;

  constructor(store: ProjectStore, timer: SaveTimer) {
    this.#store = store;
    this.#timer = timer;
  }

  tell(problem: Diagnostic): void {
    this.#store.actions.setSaved({ status: 'failed', problem });
    this.#store.actions.setDiagnostics('storage', [problem]);
  }

  /** It is tried again. */
  failed(problem: Diagnostic): void {
    this.tell(problem);
    this.#timer.failed();
  }

  refused(problem: Diagnostic, result: 'overtaken' | 'missing' | 'newer'): void {
    // What was deleted may be brought back.
    if (result === 'missing') this.failed(problem);
    else this.#lockOut(problem, result);
  }

  #lockOut(problem: Diagnostic, result: 'overtaken' | 'newer'): void {
    this.tell(problem);
    this.#store.actions.setAccess({ mode: result === 'newer' ? 'read-only' : 'elsewhere', reason: problem });
  }
}
