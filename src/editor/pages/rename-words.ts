/** What is said about a renamed heading and its links. */
import type { RenamePlan } from '../../engine/references/rename-heading.ts';

/** What the thing is called in a sentence, by its kind. */
const NOUNS: Readonly<Record<RenamePlan['kind'], string>> = {
  Heading: 'heading',
  Step: 'step',
  Accordion: 'accordion',
  Tab: 'tab',
  Update: 'update',
  ParamField: 'parameter',
  ResponseField: 'field',
  Expandable: 'section',
};

export function nounOf(kind: RenamePlan['kind']): string {
  return NOUNS[kind];
}

/** How the links of the project fare, in one sentence each. */
export function linkWords(plan: RenamePlan): readonly string[] {
  const { kind, hasOwnId, idBefore, rewritten, kept, others, torn } = plan;
  const noun = NOUNS[kind];
  const sentences: string[] = [];
  if (rewritten > 0) sentences.push(`${countOf(rewritten, 'link leads', 'links lead')} to it and will follow.`);
  if (hasOwnId) {
    const links =
      kept === 0 ? 'links to it go' : `${countOf(kept, 'link', 'links')} to it ${kept === 1 ? 'goes' : 'go'}`;
    sentences.push(`This ${noun} has its own id, \`#${idBefore}\`, which stays: ${links} on to work as written.`);
  } else if (kept > 0) {
    sentences.push(`${countOf(kept, 'link to it goes', 'links to it go')} on to work as written.`);
  }
  if (others > 0) {
    const headings = others === 1 ? 'link to a namesake' : 'links to namesakes';
    sentences.push(`${others} ${headings} on the page will follow, as the numbers behind their ids change.`);
  }
  if (torn > 0) {
    const links = countOf(torn, 'link of a shared text stays', 'links of shared texts stay');
    sentences.push(`${links} as written: in another page that shows it, such a link leads elsewhere.`);
  }
  return sentences.length === 0 ? ['No link in the project leads to it.'] : sentences;
}

/** What has been done, for a notice: "3 links follow the new words of the step". */
export function followWords({ kind, rewritten, others }: RenamePlan): string {
  const count = rewritten + others;
  return `${countOf(count, 'link follows', 'links follow')} the new words of the ${NOUNS[kind]}`;
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
