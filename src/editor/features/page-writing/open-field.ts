import type { PageWords } from '../../../authoring/source-edit/page-words.ts';
import type { WordsPlace } from '../../../shared/words-place.ts';
import type { FieldToFrame, FieldToHost } from '../../session/index.ts';

export type OpenMessage = Extract<FieldToFrame, { kind: 'open-field' }>;
export type Heard<Kind extends FieldToHost['kind']> = Extract<FieldToHost, { kind: Kind }>;

/** A field that is open. Its range is of `text`, and goes along with every edit. */
export interface OpenField {
  readonly field: number;
  readonly version: number;
  readonly text: string;
  readonly words: PageWords;
  /** Where they were opened. Of words with an own way to be written it goes along. */
  readonly place: WordsPlace;
  /** What an empty paragraph has come to show, while it may name something to insert: the page has none of it yet. */
  readonly typed?: string | undefined;
  /** How many edits and keys of this version are in the page. */
  readonly heard: number;
}
