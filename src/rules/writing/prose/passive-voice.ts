import type { WritingRule } from '../writing-rule.ts';
import { findWords } from './find-words.ts';

const IRREGULAR =
  'done|made|given|taken|written|shown|known|seen|sent|set|built|run|kept|held|found|chosen|thrown|drawn|begun|told|read|put|left|lost|paid|hidden|broken|brought|bound|stored';
const PASSIVE = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:is|are|was|were|be|been|being)(?: (?:not|also|always|never|only|then|automatically))?` +
    ` (?:\\p{Ll}{2,24}ed|${IRREGULAR}) by(?![\\p{L}\\p{N}'’-])`,
  'giu',
);

/** Only where the one who acts is named: who that is, is known, and can begin the sentence. */
export const passiveVoice: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  isEnglish: true,
  code: 'writing/passive-voice',
  title: 'Passive voice',
  why: 'A sentence that begins with who acts is shorter, and readers know at once who does it.',
  run: (page) =>
    findWords(page, PASSIVE)
      .filter(
        ({ match: [written] }) =>
          !/(?:followed|accompanied|default(?:ed)?|separated|preceded|sorted|ordered|grouped|indexed|keyed|identified) by$/i.test(
            written,
          ),
      )
      .map(({ start, end, match: [written] }) => ({
        start,
        end,
        subject: [written.toLowerCase()],
        message: `\`${written}\` is in the passive voice.`,
        hint: 'Begin the sentence with who or what does it.',
      })),
};
