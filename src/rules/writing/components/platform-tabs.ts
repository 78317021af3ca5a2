import type { SourceHeading } from '../../../page-source/headings/heading.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

const PLATFORM =
  /^(?:on |for |using )?(?:(?:mac ?os|mac|os x)|windows(?: 1[01])?|linux|ubuntu|debian|fedora|ios|android|macos ?(?:\/|and|&) ?linux|linux ?(?:\/|and|&) ?mac ?os|npm|yarn|pnpm|bun)(?: users)?$/i;

export const platformTabs: WritingRule = {
  over: 'writing',
  theme: 'components',
  from: 'strict',
  code: 'writing/platform-tabs',
  title: 'Platforms outside of Tabs',
  why: 'Readers need the part for their own platform. In `<Tabs>` they see that one alone.',
  run({ headings, around }) {
    const runs: SourceHeading[][] = [];
    for (const heading of headings) {
      const run = runs.at(-1);
      const level = run?.[0]?.level;
      if (!PLATFORM.test(heading.text) || around(heading.start).some((name) => /^Tabs?$/.test(name))) {
        // What is deeper belongs to the platform above it.
        if (level === undefined || heading.level <= level) runs.push([]);
      } else if (run && (level === undefined || level === heading.level)) run.push(heading);
      else runs.push([heading]);
    }
    return runs.flatMap((run): Spot[] => {
      const [first] = run;
      if (first === undefined || run.length < 2) return [];
      const names = run.map(({ text }) => text);
      return [
        {
          start: first.start,
          end: first.end,
          subject: names,
          message: `The parts ${names.map((name) => `\`${name}\``).join(', ')} say the same for different platforms.`,
          hint: 'Make each a `<Tab title="…">` inside `<Tabs>`.',
        },
      ];
    });
  },
};
