import type { TextRange } from '../../../project/text-edit.ts';
import type { ProjectKnowledge } from '../project-knowledge.ts';

/** Something that completion offers, in words of the text and not of Monaco. */
export interface Suggestion {
  readonly label: string;
  /** Beside the label, in small type. */
  readonly note?: string;
  /** Markdown. */
  readonly documentation?: string;
  readonly kind: 'component' | 'attribute' | 'value' | 'icon' | 'page' | 'heading' | 'file' | 'setting' | 'language';
  /** In the notation of snippets where `isSnippet`. */
  readonly insert: string;
  readonly isSnippet?: boolean;
  readonly range: TextRange;
  /** What typed letters are compared with, where it is not the label. */
  readonly filter?: string;
  /** Better ones first; equal ones by label. */
  readonly rank?: number;
  /** Offers values as soon as it is inserted. */
  readonly asksOn?: boolean;
}

export interface Suggestions {
  readonly items: readonly Suggestion[];
  /** There are more than these: ask again with the next letter. */
  readonly isIncomplete: boolean;
}

export interface SuggestionInput {
  readonly text: string;
  readonly offset: number;
  /** Path of the file. */
  readonly file: string;
  readonly knowledge: ProjectKnowledge | undefined;
}

export const NOTHING: Suggestions = { items: [], isIncomplete: false };

/** More would only be scrolled past, and cost time at every letter. */
const MOST_OFFERED = 200;

export function all(items: readonly Suggestion[]): Suggestions {
  return { items, isIncomplete: false };
}

/** The best of very many: those whose words hold what was typed, first those that begin with it. */
export function best(items: Iterable<Suggestion>, typed: string): Suggestions {
  const wanted = typed.toLowerCase();
  const first: Suggestion[] = [];
  const others: Suggestion[] = [];
  let isIncomplete = false;
  for (const item of items) {
    // Nothing behind these can be offered, so nothing of it is made.
    if (first.length === MOST_OFFERED) {
      isIncomplete = true;
      break;
    }
    const words = (item.filter ?? item.label).toLowerCase();
    const list = words.startsWith(wanted) ? first : others;
    if (list === others && !holdsLetters(words, wanted)) continue;
    if (list.length < MOST_OFFERED) list.push(item);
    else isIncomplete = true;
  }
  const offered = [...first, ...others];
  return { items: offered.slice(0, MOST_OFFERED), isIncomplete: isIncomplete || offered.length > MOST_OFFERED };
}

/** Letters in their order, with others between them, as editors match them. */
function holdsLetters(words: string, wanted: string): boolean {
  let at = 0;
  for (const letter of wanted) {
    at = words.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
