/** The frames of a realm: one runs the code of authors in workers, one shows pages. */
import type { CodeToHost, FrameToHost, HostToCode, HostToFrame } from '../protocol.ts';
import { readCodeMessage, readFrameMessage } from './check-frame-message.ts';
import { connectFrame, type FrameConnection } from './frame-connection.ts';
import type { ViewWatch } from './view-watch.ts';

const NOT_LOADED = 'The sandbox frame did not load.';

/** What the frame that shows pages says of itself. */
export type ViewMessage = Exclude<FrameToHost, { kind: 'pong' }>;

export interface CodeFrameOptions {
  /** The frame did not load. */
  readonly onFailure: (message: string) => void;
  readonly onWorkerFailed: (worker: number, message: string) => void;
  /** Its process has ended. */
  readonly onLost: () => void;
}

export interface ViewFrameOptions {
  readonly container: HTMLElement;
  /** Name for screen readers. */
  readonly title: string;
  readonly onMessage?: (message: ViewMessage) => void;
  /** The frame did not load. */
  readonly onFailure: (message: string) => void;
  /** The frame loads nothing from other hosts. */
  readonly isClosed?: boolean;
}

export interface WatchedView extends ViewWatch {
  /** The process of the frame has ended. */
  readonly lost: () => void;
}

export type WatchView = (view: FrameConnection<HostToFrame>) => WatchedView;

interface View {
  readonly line: FrameConnection<HostToFrame>;
  readonly watch: Pick<ViewWatch, 'hurry' | 'begun'>;
  readonly dispose: () => void;
}

export interface Frames {
  readonly code: FrameConnection<HostToCode>;
  /** The code frame stays when the frame that shows pages goes with its process. */
  readonly hasOwnProcess: () => boolean;
  /** None where there is nothing to be seen, and while its process is being replaced. */
  view: View | undefined;
}

export function openCode({ onFailure, onWorkerFailed, onLost }: CodeFrameOptions): Frames {
  let hasOwnProcess = false;
  const code = connectFrame<HostToCode, CodeToHost>({
    container: document.body,
    page: 'sandbox-code.html',
    read: readCodeMessage,
    onMessage(message) {
      if (message.kind === 'worker-failed') onWorkerFailed(message.worker, message.message);
      else if (message.kind === 'has-own-process') hasOwnProcess = true;
    },
    onFailure: () => onFailure(NOT_LOADED),
    onLost,
  });
  return { code, hasOwnProcess: () => hasOwnProcess, view: undefined };
}

function connectView(
  { container, title, onMessage, onFailure, isClosed = false }: ViewFrameOptions,
  watchTheView: WatchView,
): View {
  const line = connectFrame<HostToFrame, FrameToHost>({
    container,
    page: 'sandbox.html',
    title,
    read: readFrameMessage,
    onMessage(message) {
      if (message.kind === 'pong') watch.answered();
      else onMessage?.(message);
    },
    onFailure: () => onFailure(NOT_LOADED),
    onLost: () => watch.lost(),
  });
  const watch = watchTheView(line);
  // Before the line on which documents come.
  if (isClosed) line.send({ kind: 'show-nothing-from-elsewhere' });
  return {
    line,
    watch,
    dispose() {
      watch.stop();
      line.dispose();
    },
  };
}

/** Opens the frame that shows pages. */
export function openView(home: Frames, options: ViewFrameOptions, watchTheView: WatchView): void {
  home.view = connectView(options, watchTheView);
  // The components with state of the page that is shown run in the other frame.
  const { port1, port2 } = new MessageChannel();
  home.code.send({ kind: 'connect-view' }, [port1]);
  home.view.line.send({ kind: 'connect-code' }, [port2]);
}

export function closeView(home: Frames): void {
  home.view?.dispose();
  home.view = undefined;
  home.code.send({ kind: 'disconnect-view' });
}

/** A line on which a worker sends what is to be shown; none where nothing is. */
export function lineToView({ view }: Frames): readonly MessagePort[] {
  if (!view) return [];
  const { port1, port2 } = new MessageChannel();
  view.line.send({ kind: 'connect-worker' }, [port1]);
  return [port2];
}

export function closeFrames(frames: Frames): void {
  frames.view?.dispose();
  frames.code.dispose();
}
