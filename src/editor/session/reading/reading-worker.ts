/** The worker's side of the reading loop. */
import type { LinksAnswer, ReadAnswer, ReadRequest } from './reading-messages.ts';
import { createSiteReader } from './site-reader.ts';

/** Between two of them requests are answered. */
const SLICE_MS = 20;
/** The first look at a large project leaves room for the preview. */
const REST_MS = 10;

const { read, checkLinks } = createSiteReader();
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  const answer: ReadAnswer = read(data);
  postMessage(answer);
  clearTimeout(timer);
  timer = setTimeout(lookOn, REST_MS);
});

function lookOn(): void {
  const end = performance.now() + SLICE_MS;
  const found: LinksAnswer | 'more' | 'same' = checkLinks(() => performance.now() > end);
  if (found === 'more') timer = setTimeout(lookOn, REST_MS);
  else if (found !== 'same') postMessage(found);
}
