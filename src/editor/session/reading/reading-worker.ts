/** The worker's side of the reading loop. */
import { createDictionaries } from '../../../rules/writing/spelling/dictionaries.ts';
import { REST_MS } from '../rest.ts';
import { loadDictionary } from './load-dictionary.ts';
import type { ReadAnswer, ReadMessage } from './reading-messages.ts';
import { createSiteReader } from './site-reader.ts';

/** Between two of them messages are taken. */
const SLICE_MS = 20;
/** The first look at a large project leaves room for the preview. */
const BETWEEN_MS = 10;

const { read, checkLinks, checkWriting, prepareWriting } = createSiteReader(createDictionaries(loadDictionary));
type Check = typeof checkLinks | typeof checkWriting;
/** What is looked for next. Links first: what leads nowhere is worse than what could read better. */
let next: Check | undefined;
/** As long as the first page is awaited, its preview needs the processor. */
let mayCheck = false;
/** Something has come that the look at the writing, which is under way, began without. */
let again = false;
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
  if (data === 'wait') {
    lookIn(REST_MS);
    return;
  }
  if (data === 'check') mayCheck = true;
  else {
    const answer: ReadAnswer = read(data);
    postMessage(answer);
    next = checkLinks;
  }
  if (mayCheck) beginChecks();
});

function beginChecks(): void {
  lookIn(BETWEEN_MS);
  void prepareWriting()?.then(() => {
    // A look that goes on has passed pages already.
    if (next === checkWriting) again = true;
    next ??= checkWriting;
    lookIn(BETWEEN_MS);
  });
}

function lookIn(time: number): void {
  clearTimeout(timer);
  if (mayCheck && next !== undefined) timer = setTimeout(look, time, next);
}

function look(check: Check): void {
  const end = performance.now() + SLICE_MS;
  const found = check(() => performance.now() > end);
  if (found !== 'more' && found !== 'same') postMessage(found);
  if (found !== 'more') {
    next = check === checkLinks || again ? checkWriting : undefined;
    again = false;
  }
  lookIn(BETWEEN_MS);
}
