/**
 * Stands in for the module of Monaco's package that gives a language service its worker. That one brings every feature
 * of the editor with it, after the editor's services were made, so that the next editor could not be created without
 * errors. `vite.config.ts` puts this one in its place.
 */
import { editor } from 'monaco-editor/editor/editor.api';

export interface LanguageWorkerOptions {
  readonly label?: string;
  /** The first message to the worker: what its language service is created with. */
  readonly createData?: unknown;
  readonly host?: Record<string, (...values: never[]) => unknown>;
  readonly keepIdleModels?: boolean;
}

/** Starts the worker of a language and keeps the models that it is asked about in step with it. */
export function createWebWorker<T extends object>(options: LanguageWorkerOptions): editor.MonacoWebWorker<T> {
  const { label = 'monaco-editor-worker', createData, host, keepIdleModels } = options;
  return editor.createWebWorker<T>({
    worker: startWorker(label, createData),
    ...(host && { host: host as never }),
    ...(keepIdleModels !== undefined && { keepIdleModels }),
  });
}

async function startWorker(label: string, createData: unknown): Promise<Worker> {
  const worker = await self.MonacoEnvironment?.getWorker?.('workerMain.js', label);
  if (!worker) throw new Error(`Monaco has no worker for ${label}.`);
  // The package's workers wait for one message before they take the data.
  worker.postMessage('ignore');
  worker.postMessage(createData);
  return worker;
}
