/** The worker's side of the reading loop. */
import type { ReadAnswer, ReadRequest } from './reading-messages.ts';
import { createSiteReader } from './site-reader.ts';

/** Between two of them requests are answered. */
const SLICE_MS = 20;
/** The first look at a large project leaves room for the preview. */
const REST_MS = 10;

const { read, checkLinks, checkWriting } = createSiteReader();
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  const answer: ReadAnswer = read(data);
  postMessage(answer);
  clearTimeout(timer);
  timer = setTimeout(() => lookOn(checkLinks), REST_MS);
});

/** Links first: what leads nowhere is worse than what could read better. */
function lookOn(check: typeof checkLinks | typeof checkWriting): void {
  const end = performance.now() + SLICE_MS;
  const found = check(() => performance.now() > end);
  if (found !== 'more' && found !== 'same') postMessage(found);
  const next = found === 'more' ? check : check === checkLinks ? checkWriting : undefined;
  if (next !== undefined) timer = setTimeout(() => lookOn(next), REST_MS);
}
