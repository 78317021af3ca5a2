import type { WritingRule } from '../writing-rule.ts';
import { lineOf, tutorialOf } from './tutorial-page.ts';

const CHECKED =
  /```[^\n]*\boutput\b|\b(?:verif(?:y|ies|ied|ication)|confirm(?:s|ed)? (?:that|the|your|it)|check (?:that|the|your|if|whether|for)|test (?:it|your|the|that)|try it|you(?:['’]ll| will| should| can now| now| are now)(?: now| be able to)? (?:see|get|receive|have|view|find|access)|should (?:now )?(?:see|return|show|print|be|look|appear)|(?:expected|example|sample) (?:output|response|result)|(?:output|response|result) (?:should|will|looks|is)|congratulations|that['’]s it|visit|(?:localhost|127\.0\.0\.1):\d+|in your (?:browser|dashboard))\b/i;

function isThere(text: string): boolean {
  return CHECKED.test(text);
}

export const noVerification: WritingRule = {
  over: 'writing',
  theme: 'components',
  from: 'strict',
  isEnglish: true,
  code: 'writing/no-verification',
  title: 'Steps without a way to check the result',
  why: 'Readers who cannot see whether it worked stop, or go on with something broken.',
  run(page) {
    const tutorial = tutorialOf(page);
    if (tutorial === undefined || isThere(page.text)) return [];
    return [
      {
        ...lineOf(page.text, tutorial.steps),
        subject: [],
        message: 'The page does not say how readers see that it worked.',
        hint: 'Add a last step that checks the result, or say after each large step what readers see.',
      },
    ];
  },
};
