/** Which pages hold which word, in files of neighbouring words. */

export interface WordFile {
  readonly first: string;
  readonly text: string;
}

/** In characters. A reader loads one or two of them for a word. */
const FILE_LENGTH = 48_000;

interface Posting {
  text: string;
  last: number;
}

/** @param pages the words of each page, as `extractSearchWords` gives them */
export function wordFiles(pages: readonly string[]): readonly WordFile[] {
  const postings = new Map<string, Posting>();
  for (const [page, lines] of pages.entries()) {
    for (const [frequency, words] of lines.split('\n').entries()) {
      if (words === '') continue;
      for (const word of words.split(' ')) {
        const known = postings.get(word);
        if (known === undefined) postings.set(word, { text: ` ${code(page + 1, frequency)}`, last: page });
        else {
          known.text += ` ${code(page - known.last, frequency)}`;
          known.last = page;
        }
      }
    }
  }
  return cut(postings);
}

function cut(postings: ReadonlyMap<string, Posting>): readonly WordFile[] {
  const files: WordFile[] = [];
  let lines: string[] = [];
  let first = '';
  let length = 0;
  const finish = (): void => {
    if (lines.length > 0) files.push({ first, text: lines.join('\n') });
    lines = [];
    length = 0;
  };
  for (const word of [...postings.keys()].sort()) {
    const line = word + (postings.get(word)?.text ?? '');
    if (length + line.length > FILE_LENGTH) finish();
    if (lines.length === 0) first = word;
    lines.push(line);
    length += line.length + 1;
  }
  finish();
  return files;
}

function code(distance: number, frequency: number): string {
  return (distance * 3 + frequency).toString(36);
}
