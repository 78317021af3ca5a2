/** Searches in a thread of its own: an expression may take for ever, and is stopped with the worker then. */
import { createFileSearcher } from '../../../authoring/text-search/search-files.ts';
import type { SearchAnswer, SearchRequest } from './search-messages.ts';

const searcher = createFileSearcher();

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.type === 'files') {
    for (const { path, after } of data.changes) searcher.update(path, after);
    return;
  }
  const answer = (given: SearchAnswer) => postMessage(given);
  answer({ id: data.id });
  answer({ id: data.id, result: searcher.search(data.search) });
});
