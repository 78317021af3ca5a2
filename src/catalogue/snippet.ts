/** Reads the notation of snippets: `$1`, `${1:placeholder}`, `${1|one,two|}` and `$0`. */

export interface Stop {
  /** Order in which the stops are visited; 0 is the last. */
  readonly number: number;
  /** Offsets in the plain text. */
  readonly start: number;
  readonly end: number;
}

export interface PlainSnippet {
  readonly text: string;
  /** In the order in which they are visited. */
  readonly stops: readonly Stop[];
}

const STOP = /\\([$}\\|,])|\$(\d+)|\$\{(\d+)(?::((?:[^}\\]|\\.)*))?\}|\$\{(\d+)\|([^|]*)\|\}/g;

/** The text that a snippet inserts when every placeholder is taken as it is, and where its stops are in it. */
export function readSnippet(snippet: string): PlainSnippet {
  const stops: Stop[] = [];
  let text = '';
  let at = 0;
  for (const match of snippet.matchAll(STOP)) {
    const [whole, escaped, bare, numbered, placeholder = '', chosen, choices = ''] = match;
    text += snippet.slice(at, match.index);
    at = match.index + whole.length;
    if (escaped !== undefined) {
      text += escaped;
      continue;
    }
    const start = text.length;
    text += chosen === undefined ? placeholder.replace(/\\(.)/g, '$1') : (choices.split(',')[0] ?? '');
    stops.push({ number: Number(bare ?? numbered ?? chosen), start, end: text.length });
  }
  const order = ({ number }: Stop) => (number === 0 ? Number.POSITIVE_INFINITY : number);
  return { text: text + snippet.slice(at), stops: stops.sort((a, b) => order(a) - order(b)) };
}
