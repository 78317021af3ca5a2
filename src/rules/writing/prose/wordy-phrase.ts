import type { WritingRule } from '../writing-rule.ts';
import { findWords, inCaseOf } from './find-words.ts';

/** What can always be said in fewer words. */
const SHORTER: Readonly<Record<string, string>> = {
  'in order to': 'to',
  'due to the fact that': 'because',
  'in the event that': 'if',
  'at this point in time': 'now',
  'for the purpose of': 'for',
  'with regard to': 'about',
  'with regards to': 'about',
  'in regards to': 'about',
  'a large number of': 'many',
  'the majority of': 'most',
  'has the ability to': 'can',
  'have the ability to': 'can',
  'is able to': 'can',
  'are able to': 'can',
  'prior to': 'before',
  'subsequent to': 'after',
  'in addition to this': 'also',
  'as a means to': 'to',
  'until such time as': 'until',
  'it is important to note that': '',
  'it should be noted that': '',
  'please note that': '',
};
const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.keys(SHORTER)
    .map((phrase) => phrase.replaceAll(' ', '[ \\t]+'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

export const wordyPhrase: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  isEnglish: true,
  code: 'writing/wordy-phrase',
  title: 'Phrase that can be shorter',
  why: 'Fewer words are read faster, and are easier for readers whose first language is another.',
  run: (page) =>
    findWords(page, PHRASE).map(({ start, end, match: [written] }) => {
      const shorter = SHORTER[written.toLowerCase().replace(/[ \t]+/g, ' ')] ?? '';
      const better = inCaseOf(written, shorter);
      return {
        start,
        end,
        subject: [written.toLowerCase()],
        message: `\`${written}\` can be said in fewer words.`,
        hint: shorter === '' ? 'Leave it out, and begin with what is to be said.' : `Write \`${better}\`.`,
        // `cannot have the ability to` is no `cannot can`.
        ...(shorter !== '' &&
          shorter !== 'can' && { fix: { title: `Write \`${better}\``, edits: [{ start, end, text: better }] } }),
      };
    }),
};
