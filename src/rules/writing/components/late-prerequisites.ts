import type { Spot, WritingRule } from '../writing-rule.ts';

const NEEDED = /^(?:prerequisites?|pre-requisites?|before you (?:begin|start)|what you(?:'|’)?(?:ll)? need)$/i;

export const latePrerequisites: WritingRule = {
  over: 'writing',
  theme: 'components',
  from: 'strict',
  isEnglish: true,
  code: 'writing/late-prerequisites',
  title: 'What is needed stands behind the steps',
  why: 'Readers follow the steps in order, and learn too late what they should have had.',
  run({ headings, parts: { tags } }) {
    const steps = tags.find(({ name, kind }) => name === 'Steps' && kind === 'open');
    if (steps === undefined) return [];
    const needed = headings.filter(({ text }) => NEEDED.test(text));
    const [first] = needed;
    if (first === undefined || first.start < steps.start) return [];
    // Steps of another part may stand above.
    const spot: Spot = {
      start: first.start,
      end: first.end,
      subject: [first.text],
      message: `\`${first.text}\` stands behind the first steps of the page.`,
      hint: 'Move it above the steps that need it.',
    };
    return tags.some(({ name, start }) => name === 'Steps' && start > first.end) ? [] : [spot];
  },
};
