/** Which pages hold which word, in files of neighbouring words. */
import { FREQUENCIES, type Postings } from './word-index.ts';

export interface WordFile {
  readonly first: string;
  readonly text: string;
}

/** In characters. A reader loads one or two of them for a word. */
const FILE_LENGTH = 48_000;
const RADIX = 36;
/** Codes up to this number are written but once. */
const KNOWN_CODES = 3000;

/** The files of the words that any page has. */
export function wordFiles({ words, starts, pages }: Postings): readonly WordFile[] {
  const codes = Array.from({ length: KNOWN_CODES }, (_, code) => ` ${code.toString(RADIX)}`);
  const order = words.map((_, word) => word).sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
  const files: WordFile[] = [];
  let text = '';
  let first = '';
  for (const word of order) {
    // A word of earlier builds that is on no page any more.
    if (starts[word] === starts[word + 1]) continue;
    let line = words[word] as string;
    let last = -1;
    for (let place = starts[word] as number; place < (starts[word + 1] as number); place++) {
      const posting = pages[place] as number;
      const code = posting - last * FREQUENCIES;
      line += codes[code] ?? ` ${code.toString(RADIX)}`;
      last = Math.floor(posting / FREQUENCIES);
    }
    if (text !== '' && text.length + line.length > FILE_LENGTH) {
      files.push({ first, text });
      text = '';
    }
    if (text === '') {
      first = words[word] as string;
      text = line;
    } else text += `\n${line}`;
  }
  if (text !== '') files.push({ first, text });
  return files;
}
