/** Keeps the store's reading of the site up to date. The work is done elsewhere; one reading runs at a time. */

import { imageHead, isMeasuredImage } from '../../../images/image-size.ts';
import { buffersOf, copyBytes } from '../../../project/copy-bytes.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { extensionOf } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { changesBetween, configFileOf, type ProjectStore } from '../../store/index.ts';
import { sessionWords } from '../../words/session.ts';
import type { AfterPaint } from '../after-paint.ts';
import { type InputSource, onInput } from '../on-input.ts';
import type { LinksAnswer, ReadAnswer, ReadMessage, ReadRequest, WritingAnswer } from './reading-messages.ts';

/** The part of a `Worker` that is needed. */
export interface ReadingWorker {
  readonly postMessage: (message: ReadMessage, transfer: Transferable[]) => void;
  onmessage: ((event: MessageEvent<ReadAnswer | LinksAnswer | WritingAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  readonly terminate: () => void;
}

/** What is typed into a page is read after a pause: the list of pages hardly ever changes by it, and the preview needs the processor. */
export const TYPING_DELAY_MS = 150;
/** The worker is not told more often than this that the person does something. */
export const WAIT_EVERY_MS = 100;

const NO_FILES: ProjectFiles = new Map();
const NO_BYTES = new Uint8Array();
/** Texts, and drawings: the site's icon is judged by what it draws. */
const READ_EXTENSIONS: ReadonlySet<string> = new Set(['md', 'mdx', 'json', 'yaml', 'yml', 'svg']);

export interface ReadingLoop {
  /** Begins to look at links and writing, which nobody waits for. */
  readonly check: () => void;
  readonly stop: () => void;
}

/**
 * A fault of ours in reading costs the worker; the next change is read by a new one.
 * @param painted a change is on the screen before it is read: on two cores the reading of a large project would hold it up
 * @param window where the person presses keys and buttons: what they do goes before what nobody waits for
 */
export function startReadingLoop(
  store: ProjectStore,
  startWorker: () => ReadingWorker,
  painted: AfterPaint,
  window: InputSource,
): ReadingLoop {
  let worker: ReadingWorker | undefined;
  /** What the worker has. */
  let held = NO_FILES;
  let asked: ProjectFiles | undefined;
  let isWaiting = false;
  let isChecking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldToWait = Number.NEGATIVE_INFINITY;

  function send(): void {
    clearTimeout(timer);
    const { files, revision } = store.getState();
    if (isWaiting || files === asked) return;
    worker ??= start();
    isWaiting = true;
    const changes = neededChanges(held, files);
    const buffers = buffersOf(changes.map(({ after }) => after));
    worker.postMessage({ revision, changes }, [...buffers] as Transferable[]);
    held = files;
    asked = files;
  }

  function start(): ReadingWorker {
    const started = startWorker();
    if (isChecking) started.postMessage('check', []);
    // Each worker begins with all of it.
    const writing = new Map<string, readonly Diagnostic[]>();
    started.onmessage = ({ data }) => {
      if ('links' in data) {
        store.actions.setDiagnostics('links', data.links);
        return;
      }
      if ('writing' in data) {
        for (const [file, found] of data.writing) writing.set(file, found);
        store.actions.setDiagnostics('writing', [...writing.values()].flat());
        return;
      }
      isWaiting = false;
      if (data.kinds) store.actions.setProblemKinds(data.kinds);
      const { choice } = data;
      // Most projects choose nothing, and load nothing for it.
      if (choice) void import('./follow-choice.ts').then(({ followChoice }) => followChoice(store, choice));
      if (data.diagnostics) store.actions.setDiagnostics('reading', data.diagnostics);
      if (data.site) store.actions.setReading({ revision: data.revision, ...data.site });
      if (data.api) store.actions.setApi(data.api);
      send();
    };
    started.onerror = ({ message }) => {
      started.terminate();
      worker = undefined;
      held = NO_FILES;
      isWaiting = false;
      store.actions.setDiagnostics('reading', [readingFailed(message)]);
      send();
    };
    return started;
  }

  function giveWay(): void {
    const now = performance.now();
    if (worker === undefined || now - toldToWait < WAIT_EVERY_MS) return;
    toldToWait = now;
    worker.postMessage('wait', []);
  }

  const stopGivingWay = onInput(window, giveWay);
  const unsubscribe = store.subscribe(({ files }, before) => {
    if (files === before.files) return;
    // What is typed in the preview is no input of this window.
    giveWay();
    if (isTyping(before.files, files)) {
      clearTimeout(timer);
      timer = setTimeout(send, TYPING_DELAY_MS);
    } else painted.put(send);
  });
  send();
  return {
    check: () => {
      isChecking = true;
      worker?.postMessage('check', []);
    },
    stop: () => {
      clearTimeout(timer);
      painted.drop();
      stopGivingWay();
      unsubscribe();
      worker?.terminate();
    },
  };
}

/** Whether only the text of pages changed: neither the settings nor which files there are. */
function isTyping(before: ProjectFiles, after: ProjectFiles): boolean {
  const config = configFileOf(after);
  return before.size === after.size && (config === undefined || before.get(config) === after.get(config));
}

/** With copies, for the app keeps its own. */
function neededChanges(before: ProjectFiles, after: ProjectFiles): ReadRequest['changes'] {
  const changes = changesBetween(before, after);
  const copies = copyBytes(changes.map(({ path, after: bytes }) => bytes && neededBytes(path, bytes)));
  return changes.map(({ path }, at) => {
    const after = copies[at];
    return after ? { path, after } : { path };
  });
}

/** Of pictures the worker only has to know that they are whole. */
function neededBytes(path: string, bytes: Uint8Array): Uint8Array {
  if (READ_EXTENSIONS.has(extensionOf(path))) return bytes;
  return isMeasuredImage(path) ? imageHead(bytes) : NO_BYTES;
}

function readingFailed(message: string): Diagnostic {
  return {
    code: 'editor/reading-failed',
    severity: 'error',
    message: sessionWords.readingFailed(message),
    hint: sessionWords.readingFailedHelp,
  };
}
