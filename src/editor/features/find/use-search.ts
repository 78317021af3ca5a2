import { useEffect, useRef, useState } from 'react';
import type { FileSearch, SearchResult } from '../../../authoring/text-search/search-files.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { createSearchClient, type SearchClient } from './search-client.ts';

export interface SearchOutcome {
  readonly result: SearchResult;
  /** What was searched, and in which files: matches are good for these only. */
  readonly search: FileSearch;
  readonly files: ProjectFiles;
}

/** While someone types in a page, results follow after a pause. */
const FILES_PAUSE_MS = 250;

/** The matches of a search, brought up to date as the search and the project change. */
export function useSearch(search: FileSearch, files: ProjectFiles): SearchOutcome | undefined {
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const client = useRef<SearchClient>(undefined);
  const searched = useRef<FileSearch>(undefined);
  useEffect(() => {
    const created = createSearchClient(
      () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'search' }),
    );
    client.current = created;
    return () => {
      created.close();
      client.current = undefined;
    };
  }, []);
  useEffect(() => {
    const ask = () => client.current?.search(files, search, (result) => setOutcome({ result, search, files }));
    // Another search runs at once; the same one in other files when the files come to rest.
    const timer = setTimeout(ask, searched.current === search ? FILES_PAUSE_MS : 0);
    searched.current = search;
    return () => clearTimeout(timer);
  }, [search, files]);
  return outcome;
}
