/** What the app and the worker that reads the site say to each other. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ToldKind } from '../../../rules/rule.ts';
import type { AppliedChoice } from '../../../rules/writing/choice/apply-choice.ts';
import type { ApiReading, FileChange, PageListing } from '../../store/index.ts';

/** The files that changed since the message before. Of files whose bytes do not matter, `after` is empty. */
export interface ReadRequest {
  readonly revision: number;
  readonly changes: readonly Pick<FileChange, 'path' | 'after'>[];
}

/**
 * `check`: the first page is there, and from now on links and writing are looked at, too. `wait`: the person does something.
 * What nobody waits for is put off until they rest.
 */
export type ReadMessage = ReadRequest | 'check' | 'wait';

export interface ReadAnswer {
  readonly revision: number;
  /** `unreadable`: the configuration cannot be read, and the pages are those of the last good reading. */
  readonly status: 'ok' | 'unreadable';
  /** Absent when they are as in the answer before. */
  readonly site?: { readonly home?: string; readonly pages: readonly PageListing[] };
  /** Absent when it is as in the answer before. */
  readonly api?: ApiReading;
  /** What the project has chosen to be told; absent when it is as in the answer before, and as long as nothing is chosen. */
  readonly choice?: AppliedChoice;
  /** Every kind of problem that can be told; with the first answer only. */
  readonly kinds?: readonly ToldKind[];
  /** Absent when they are as in the answer before. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** Comes by itself behind an answer, when links to headings that are not there are others than before. */
export interface LinksAnswer {
  readonly links: readonly Diagnostic[];
}

/** The same for what rules for writers say: by file, of the files of which they say something else than before. */
export interface WritingAnswer {
  readonly writing: FoundByFile;
}

/** `''` for what is found in no file. A file of which nothing is found any more has an empty list. */
export type FoundByFile = ReadonlyMap<string, readonly Diagnostic[]>;
