/** The worker's side of the reading loop. */
import type { ReadAnswer, ReadRequest } from './reading-messages.ts';
import { createSiteReader } from './site-reader.ts';

const read = createSiteReader();

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  const answer: ReadAnswer = read(data);
  postMessage(answer);
});
