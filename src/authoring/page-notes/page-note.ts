/** A note that somebody has left for colleagues, beside the pages and in none of them. */

/** Words of a page by what they say and what stands around them: lines and offsets are others after each edit. */
export interface NotedWords {
  /** As they stand in the source, with line ends `\n`. */
  readonly quote: string;
  /** What stands right before and after them; at most `AROUND` characters. */
  readonly before: string;
  readonly after: string;
}

export interface NoteReply {
  readonly author: string;
  /** Milliseconds since the epoch; absent where the file names no time. */
  readonly at?: number;
  readonly text: string;
}

export interface PageNote extends NoteReply {
  /** Its name in the file; where that is missing or taken, its place in the list. */
  readonly key: string;
  /** Path of the page. */
  readonly page: string;
  /** Absent: the note is about the page as a whole. */
  readonly words?: NotedWords;
  readonly isResolved: boolean;
  readonly replies: readonly NoteReply[];
}

/** How much of the page around the words is kept. */
export const AROUND = 40;

/** Longer words are found by how they begin, and by what stands around them. */
export const LONGEST_QUOTE = 600;
