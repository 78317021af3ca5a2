/** The app's side of the worker that searches. One search runs at a time; of those that wait the newest. */

import type { FileSearch, SearchResult } from '../../../authoring/text-search/search-files.ts';
import { canNameFiles } from '../../../page-source/references/find-addresses.ts';
import { classifyFile } from '../../../project/classify-file.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { changesBetween } from '../../store/index.ts';
import { findWords } from '../../words/find.ts';
import type { SearchAnswer, SearchRequest } from './search-messages.ts';

/** The part of a `Worker` that is needed. */
export interface SearchingWorker {
  readonly postMessage: (request: SearchRequest) => void;
  onmessage: ((event: MessageEvent<SearchAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  readonly terminate: () => void;
}

/** Ten times what a plain search of a large project takes. */
export const SEARCH_LIMIT_MS = 2_000;

export interface SearchClient {
  /** Searches these files; the answer is dropped when a newer search was asked for. */
  readonly search: (files: ProjectFiles, search: FileSearch, onResult: (result: SearchResult) => void) => void;
  /** Hands the files over ahead of the first search. */
  readonly prepare: (files: ProjectFiles) => void;
  readonly close: () => void;
}

interface Job {
  readonly files: ProjectFiles;
  readonly search: FileSearch;
  readonly onResult: (result: SearchResult) => void;
}

const NO_FILES: ProjectFiles = new Map();

export function createSearchClient(startWorker: () => SearchingWorker): SearchClient {
  let worker: SearchingWorker | undefined;
  let held = NO_FILES;
  let running: Job | undefined;
  let waiting: Job | undefined;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): SearchingWorker {
    const started = startWorker();
    started.onmessage = ({ data }) => {
      if (data.id !== lastId) return;
      if (data.result) finish(data.result);
      else timer = setTimeout(() => stop(findWords.tooSlow), SEARCH_LIMIT_MS);
    };
    started.onerror = ({ message }) => stop(findWords.failed(message));
    return started;
  }

  function stop(message: string): void {
    worker?.terminate();
    worker = undefined;
    held = NO_FILES;
    finish({ status: 'refused', message });
  }

  function finish(result: SearchResult): void {
    clearTimeout(timer);
    const done = running;
    running = undefined;
    const next = waiting;
    waiting = undefined;
    if (next) run(next);
    else done?.onResult(result);
  }

  function prepare(files: ProjectFiles): void {
    worker ??= start();
    const changes = changesBetween(held, files).filter(({ path, before, after }) => before || isSearched(path, after));
    held = files;
    if (changes.length === 0) return;
    worker.postMessage({
      type: 'files',
      changes: changes.map(({ path, after }) => ({ path, ...(after && { after }) })),
    });
  }

  function run(job: Job): void {
    running = job;
    prepare(job.files);
    lastId += 1;
    worker?.postMessage({ type: 'search', id: lastId, search: job.search });
  }

  return {
    prepare,
    search: (files, search, onResult) => {
      const job = { files, search, onResult };
      if (running === undefined) run(job);
      else waiting = job;
    },
    close: () => {
      clearTimeout(timer);
      worker?.terminate();
    },
  };
}

/** Pictures and other large files are not copied to the worker. */
function isSearched(path: string, bytes: Uint8Array | undefined): boolean {
  const isText = canNameFiles(path) || /\.(?:ya?ml|txt|csv|toml|xml)$/i.test(path) || classifyFile(path) === 'source';
  return bytes === undefined || isText;
}
