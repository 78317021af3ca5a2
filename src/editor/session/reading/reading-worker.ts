/** The worker's side of the reading loop. */
import type { ReadAnswer, ReadMessage } from './reading-messages.ts';
import { createSiteReader } from './site-reader.ts';

/** Between two of them messages are taken. */
const SLICE_MS = 20;
/** The first look at a large project leaves room for the preview. */
const REST_MS = 10;
/** So long nobody does anything before what nobody waits for goes on: it must not hold up the next key. */
const WAIT_MS = 400;

const { read, checkLinks, checkWriting } = createSiteReader();
type Check = typeof checkLinks | typeof checkWriting;
/** What is looked for next. Links first: what leads nowhere is worse than what could read better. */
let next: Check | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
  if (data === 'wait') {
    lookIn(WAIT_MS);
    return;
  }
  const answer: ReadAnswer = read(data);
  postMessage(answer);
  next = checkLinks;
  lookIn(REST_MS);
});

function lookIn(time: number): void {
  clearTimeout(timer);
  if (next !== undefined) timer = setTimeout(look, time, next);
}

function look(check: Check): void {
  const end = performance.now() + SLICE_MS;
  const found = check(() => performance.now() > end);
  if (found !== 'more' && found !== 'same') postMessage(found);
  if (found !== 'more') next = check === checkLinks ? checkWriting : undefined;
  lookIn(REST_MS);
}
