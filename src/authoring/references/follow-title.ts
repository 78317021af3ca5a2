/** Links that follow a title after it was given other words by hand: those that a rename would have taken along. */
import { readHeadings, type SourceHeading } from '../../page-source/headings/headings.ts';
import { findHeadingLinks, type LinkingProject } from './heading-links.ts';
import { planHeadingRename, type RenamePlan } from './rename-heading.ts';

/** One title of a page that has other words, and with them another anchor. */
export interface ChangedTitle {
  readonly kind: SourceHeading['kind'];
  /** The page as it is now, but with the old words. */
  readonly reverted: string;
  /** Offset of the title's place in either. */
  readonly start: number;
  /** Offset at which the words begin, and how many characters longer they are now. */
  readonly textStart: number;
  readonly grownBy: number;
  readonly words: string;
}

/** The title in which two states of a page differ; `undefined` where there is none, more than one, or no other anchor. */
export function findChangedTitle(before: string, after: string): ChangedTitle | undefined {
  const [old, now] = [readHeadings(before), readHeadings(after)];
  if (before === after || old.length !== now.length) return undefined;
  const changed = now.flatMap((heading, index) => {
    const former = old[index];
    if (!former || wordsOf(before, former) === wordsOf(after, heading)) return [];
    return [{ heading, former }];
  });
  const [only, ...others] = changed;
  if (!only || others.length > 0 || only.former.kind !== only.heading.kind) return undefined;
  const { heading, former } = only;
  if (former.id === heading.id && former.aliases.join(' ') === heading.aliases.join(' ')) return undefined;
  const { start, textStart, textEnd, kind } = heading;
  const oldWords = wordsOf(before, former);
  const words = wordsOf(after, heading);
  const reverted = after.slice(0, textStart) + oldWords + after.slice(textEnd);
  return { kind, reverted, start, textStart, grownBy: words.length - oldWords.length, words };
}

/**
 * The plan of the rename, without the title itself, whose words stand already: edits are of the texts as they are now.
 * @param project as it is now, with the new words
 */
export function planFollowingLinks(project: LinkingProject, file: string, title: ChangedTitle): RenamePlan | undefined {
  const texts = [...project.texts].map(([path, text]) => [path, path === file ? title.reverted : text] as const);
  const plan = planHeadingRename(findHeadingLinks({ ...project, texts }, file), {
    file,
    start: title.start,
    title: title.words,
  });
  if (!plan) return undefined;
  const files = plan.files.map((one) => {
    if (one.file !== file) return one;
    const edits = one.edits.filter(({ start }) => start !== title.textStart);
    const moved = edits.map(({ start, end, text }) => {
      const by = start > title.textStart ? title.grownBy : 0;
      return { start: start + by, end: end + by, text };
    });
    return { ...one, edits: moved };
  });
  return { ...plan, files: files.filter(({ edits }) => edits.length > 0) };
}

function wordsOf(text: string, { textStart, textEnd }: SourceHeading): string {
  return text.slice(textStart, textEnd);
}
