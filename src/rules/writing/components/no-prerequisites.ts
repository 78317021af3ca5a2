import type { WritingRule } from '../writing-rule.ts';
import { lineOf, tutorialOf } from './tutorial-page.ts';

const NEEDED =
  /\b(?:pre-?requisites?|requirements?|requires?|required|before (?:you|we) (?:begin|start|get started|continue)|you(?:['’]ll| will)? (?:need|must have)|make sure (?:you|that|to)|ensure (?:you|that)|first,? (?:create|install|sign|set)|install|sign up|(?:create|get|obtain|generate|copy) (?:an?|your|the) (?:[\w-]+ ){0,3}(?:account|key|token)|already have|assum(?:e|es|ing)|version \d|or (?:later|higher|newer)|\d\+)/i;

/** Also in the first step: many pages begin with what to install. */
function isThere(text: string, steps: number): boolean {
  const second = text.indexOf('<Step', text.indexOf('<Step ', steps) + 5);
  return NEEDED.test(text.slice(0, second > steps ? second : steps + 600));
}

export const noPrerequisites: WritingRule = {
  over: 'writing',
  theme: 'components',
  from: 'strict',
  isEnglish: true,
  code: 'writing/no-prerequisites',
  title: 'Steps without what is needed for them',
  why: 'Readers learn in the middle of it that they lack an account, a program or a key.',
  run(page) {
    const tutorial = tutorialOf(page);
    if (tutorial === undefined || isThere(page.text, tutorial.steps.start)) return [];
    return [
      {
        ...lineOf(page.text, tutorial.steps),
        subject: [],
        message: 'Nothing before the steps says what readers need for them.',
        hint: 'Add a part `Prerequisites` above the steps: accounts, programs with their versions, keys.',
      },
    ];
  },
};
