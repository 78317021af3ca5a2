/** What is said about a renamed heading and its links. */
import type { RenamePlan } from '../../authoring/references/rename-heading.ts';
import { renameHeadingWords as words } from '../words/rename-heading.ts';

/** What the thing is called in a sentence, by its kind. */
export function nounOf(kind: RenamePlan['kind']): string {
  return words.nouns[kind];
}

/** What becomes of the links of the project, in one sentence each. */
export function linkWords(plan: RenamePlan): readonly string[] {
  const { kind, hasOwnId, idBefore, rewritten, kept, others, torn } = plan;
  const sentences: string[] = [];
  if (rewritten > 0) sentences.push(words.rewritten(rewritten));
  if (hasOwnId) sentences.push(words.ownId(nounOf(kind), idBefore, kept));
  else if (kept > 0) sentences.push(words.kept(kept));
  if (others > 0) sentences.push(words.sameName(others));
  if (torn > 0) sentences.push(words.inSnippets(torn));
  return sentences.length === 0 ? [words.noLinks] : sentences;
}

/** What has been done, for a notice: "3 links were changed with the title of the step". */
export function followWords({ kind, rewritten, others }: RenamePlan): string {
  return words.followed(rewritten + others, nounOf(kind));
}
