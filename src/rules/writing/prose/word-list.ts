import type { WordRule } from '../choice/rule-choice.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

/** The terms of the project, in any language. */
export const wordList: WritingRule = {
  over: 'writing',
  theme: 'words',
  from: 'gentle',
  code: 'writing/word-list',
  title: 'Word that the project writes differently',
  why: 'One word for one thing: readers who find two words look for two things.',
  run: (page) => page.words.flatMap((rule) => spotsOf(page, rule)).sort((one, other) => one.start - other.start),
};

function spotsOf(page: Parameters<WritingRule['run']>[0], { use, not }: WordRule): readonly Spot[] {
  const forms = not.filter((form) => form.trim() !== '' && form !== use);
  if (forms.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(escapeForm).join('|')})(?![\\p{L}\\p{N}])`,
    // A form that differs in its letter case alone is looked for as it is written.
    forms.some((form) => form.toLowerCase() === use.toLowerCase()) ? 'gu' : 'giu',
  );
  return findWords(page, pattern).flatMap(({ start, end, match: [written] }): Spot[] => {
    const better = beginsSentence(page.text, start) ? use.charAt(0).toUpperCase() + use.slice(1) : use;
    if (written === better) return [];
    return [
      {
        start,
        end,
        subject: [written, use],
        message: `This project writes \`${use}\` for \`${written}\`.`,
        hint: `Write \`${better}\`.`,
        fix: { title: `Write \`${better}\``, edits: [{ start, end, text: better }] },
      },
    ];
  });
}

function escapeForm(form: string): string {
  return form
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '[ \\t]+');
}

/** There a word in lower case begins with a capital. */
function beginsSentence(text: string, at: number): boolean {
  return (
    /(?:^|\n\s*|[.!?]\s+|[-*>]\s+|\d[.)]\s+)[*_"“]*$/.test(text.slice(Math.max(0, at - 40), at)) &&
    /\p{Lu}/u.test(text.charAt(at))
  );
}
