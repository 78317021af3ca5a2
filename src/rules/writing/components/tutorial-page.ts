/** Pages that lead readers through something step by step, and what such a page should have beside its steps. */
import type { TextRange } from '../../../project/text-edit.ts';
import type { WritingPage } from '../writing-page.ts';

const FEWEST_STEPS = 3;
/** Commands and code: something can go wrong, and something can be looked at afterwards. */
const FEWEST_BLOCKS = 2;
const NAMED = /\b(?:tutorial|quick ?start|getting started|get started)\b/i;

export interface Tutorial {
  /** Where its steps begin: the tag, or the first numbered list. */
  readonly steps: TextRange;
}

/** With its name or its steps, and with code: a page of links is none. */
export function tutorialOf(page: WritingPage): Tutorial | undefined {
  const { parts, prose, frontMatter, file } = page;
  if (page.page === undefined || parts.fences.length < FEWEST_BLOCKS) return undefined;
  const tag = parts.tags.find(({ name, kind }) => name === 'Steps' && kind === 'open');
  const end = parts.tags.findLast(({ name, kind }) => name === 'Steps' && kind === 'close')?.end ?? 0;
  const count = parts.tags.filter(({ name, kind }) => name === 'Step' && kind === 'open').length;
  const inSteps = parts.fences.filter(({ start }) => tag !== undefined && start > tag.start && start < end);
  if (tag !== undefined && count >= FEWEST_STEPS && inSteps.length >= FEWEST_BLOCKS)
    return { steps: { start: tag.start, end: tag.end } };
  if (!NAMED.test(`${frontMatter.title ?? ''} ${file.replace(/[-_/.]/g, ' ')}`)) return undefined;
  const list = prose.lists.find(({ isNumbered, items }) => isNumbered && items.length >= FEWEST_STEPS);
  const heading = page.headings.find(({ text }) => /^(?:step )?\d/i.test(text));
  const first = [list, heading].flatMap((one) => one ?? []).toSorted((one, other) => one.start - other.start)[0];
  return first && { steps: { start: first.start, end: first.start + 1 } };
}

/** The first line of the steps, to stand for all of them. */
export function lineOf(text: string, { start }: TextRange): TextRange {
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}
