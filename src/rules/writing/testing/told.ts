/** What rules have to say of one page, for tests: the code without its area, and the words at the place. */
import { parseFrontMatter } from '../../../page-source/front-matter/front-matter.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { offsetAt } from '../../../project/text-position.ts';
import { checkPage } from '../check-page.ts';
import { type RuleChoice, USUAL_CHOICE } from '../choice/rule-choice.ts';
import type { PageToRead } from '../writing-page.ts';

const STRICT: RuleChoice = { ...USUAL_CHOICE, preset: 'strict' };

export function problemsIn(
  text: string,
  choice: Partial<RuleChoice> = {},
  more: Partial<PageToRead> = {},
): readonly Diagnostic[] {
  const { frontMatter } = parseFrontMatter('a.mdx', text);
  const page = { frontMatter, isHidden: false, isInNavigation: true };
  return checkPage({ file: 'a.mdx', text, page, ...more }, { ...STRICT, ...choice });
}

/** `link-text: here` for each finding; of those of one rule where it is given. */
export function told(text: string, rule?: string, choice?: Partial<RuleChoice>, more?: Partial<PageToRead>): string[] {
  return problemsIn(text, choice, more)
    .filter(({ code }) => rule === undefined || code === `writing/${rule}`)
    .map(({ code, range }) => {
      const words = range ? text.slice(offsetAt(text, range.start), offsetAt(text, range.end)) : '';
      return `${code.replace('writing/', '')}: ${words}`;
    });
}

/** The text with the fixes of one rule made. */
export function fixed(text: string, rule: string, choice?: Partial<RuleChoice>): string {
  const edits = problemsIn(text, choice)
    .filter(({ code }) => code === `writing/${rule}`)
    .flatMap(({ fix }) => fix?.edits ?? []);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text);
}

/** Of several pages, as a project without a choice is told. */
export function readWritingOf(texts: Readonly<Record<string, string>>): readonly Diagnostic[] {
  return Object.entries(texts).flatMap(([file, text]) => checkPage({ file, text }, USUAL_CHOICE));
}
