/** Workers in the test's own thread: a third platform beside sandbox and command line. */
import type { PageForm, PageResult, PageToMake, PageWorker } from '../page-worker.ts';
import { createRequestLine, type RequestLine } from '../request-line.ts';
import type { WorkerState } from '../watch.ts';
import { createWorkClock, TICK_MS, type WorkClock } from '../work-clock.ts';
import { PageFault, WorkerStopped } from '../worker-stopped.ts';

/** What becomes of a page: a number is how many milliseconds it takes. */
export type Fate = number | 'endless' | 'stuck' | 'died' | 'fault';

export interface FakePage extends PageResult {
  readonly path: string;
  readonly form: PageForm;
}

export interface FakeWorkerOptions {
  readonly clock: WorkClock;
  readonly fateOf: (path: string, form: PageForm) => Fate;
  /** Called when a page's turn has come. */
  readonly onBegin?: (path: string, form: PageForm) => void;
  readonly canStart?: boolean;
}

/** As fast as a usual machine; with faked timers it goes as they do. */
export function createUsualClock(): WorkClock {
  let timer: ReturnType<typeof setInterval> | undefined;
  const clock = createWorkClock((request) => {
    clearInterval(timer);
    if (request === 'go') timer = setInterval(clock.onTick, TICK_MS);
  });
  return clock;
}

export function createFakeWorker(options: FakeWorkerOptions): PageWorker<PageToMake, FakePage> {
  let running: ReturnType<typeof start> | undefined;
  return {
    render(page, form, limitMs) {
      if (!running || running.line.hasEnded()) running = start(options);
      const { line, begin } = running;
      return line.ask(() => begin(page.path, form), limitMs);
    },
  };
}

function start({ clock, fateOf, onBegin, canStart = true }: FakeWorkerOptions) {
  let state: WorkerState = { step: 'waiting', count: 0 };
  let turn = Promise.resolve();
  const line: RequestLine<FakePage> = createRequestLine<FakePage>({
    clock,
    readState: () => state,
    isAlive: async () => true,
    terminate: () => {},
  });
  queueMicrotask(() => (canStart ? line.started() : line.end(new WorkerStopped('failed', 'No worker starts.'))));

  const enter = (step: WorkerState['step']): void => {
    state = { step, count: state.count + 1 };
  };

  async function make(path: string, form: PageForm): Promise<void> {
    if (line.hasEnded()) return;
    const fate = fateOf(path, form);
    enter(fate === 'stuck' ? 'highlight' : 'run');
    onBegin?.(path, form);
    if (fate === 'fault') line.refuse(new PageFault('Our fault.\n    at our code'));
    else if (fate === 'died') line.end(new WorkerStopped('died', 'Out of memory.'));
    else {
      await new Promise<void>((resolve) => {
        if (typeof fate === 'number') setTimeout(resolve, fate);
      });
      line.answer({ path, form, status: 'ok', diagnostics: [] });
    }
    enter('waiting');
  }

  return {
    line,
    begin(path: string, form: PageForm): void {
      turn = turn.then(() => make(path, form));
    },
  };
}
