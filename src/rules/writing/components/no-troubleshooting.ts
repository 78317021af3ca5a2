import type { WritingRule } from '../writing-rule.ts';
import { lineOf, tutorialOf } from './tutorial-page.ts';

const HELP =
  /\b(?:troubleshoot(?:ing)?|common (?:issues|errors|problems|mistakes|pitfalls)|known issues|faqs?|frequently asked|if (?:you|it|this|the)[^.\n]{0,60}(?:fails?|errors?|issues?|problems?|not work|n['’]t work|stuck)|(?:run|ran) into|need help|get(?:ting)? help|debug(?:ging)?|having trouble|error message)\b/i;

function isThere(text: string): boolean {
  return HELP.test(text);
}

export const noTroubleshooting: WritingRule = {
  over: 'writing',
  theme: 'components',
  from: 'strict',
  isEnglish: true,
  code: 'writing/no-troubleshooting',
  title: 'Steps without help for what fails',
  why: 'Steps fail on some machines. Readers who find no help there ask, or give up.',
  run(page) {
    const tutorial = tutorialOf(page);
    if (tutorial === undefined || isThere(page.text)) return [];
    return [
      {
        ...lineOf(page.text, tutorial.steps),
        subject: [],
        message: 'The page does not say what to do when a step fails.',
        hint: 'Add a part `Troubleshooting` with what is likely to fail, or a link to such a page.',
      },
    ];
  },
};
