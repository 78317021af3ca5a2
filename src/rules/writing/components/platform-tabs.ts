import type { SourceHeading } from '../../../page-source/headings/heading.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

const PLATFORM =
  /\b(?:mac ?os(?: x)?|os x|mac|darwin|windows(?: 1[01])?|linux|ubuntu|debian|fedora|ios|android|npm|yarn|pnpm|bun)\b(?: users)?/gi;

/** A heading of a platform, and what it says beside that: "Set up on Linux (Ubuntu 24)" is "set up on". */
interface PlatformHeading extends SourceHeading {
  readonly platforms: string;
  readonly rest: string;
}

function asPlatform(heading: SourceHeading): PlatformHeading | undefined {
  const platforms = heading.text.match(PLATFORM);
  if (platforms === null) return undefined;
  const rest = heading.text
    .replace(/\([^()]*\)/g, '')
    .replace(PLATFORM, '')
    .toLowerCase()
    .match(/\p{L}+/gu);
  return { ...heading, platforms: platforms.join(' ').toLowerCase(), rest: (rest ?? []).join(' ') };
}

/** Whether two of them say the same for different platforms. */
function saysTheSame(run: readonly PlatformHeading[]): boolean {
  return run.some(({ rest, platforms }) => run.some((other) => other.rest === rest && other.platforms !== platforms));
}

export const platformTabs: WritingRule = {
  over: 'writing',
  theme: 'components',
  from: 'strict',
  code: 'writing/platform-tabs',
  title: 'Platforms outside of Tabs',
  why: 'Readers need the part for their own platform. In `<Tabs>` they see that one alone.',
  run({ headings, around }) {
    const runs: PlatformHeading[][] = [];
    for (const heading of headings) {
      const run = runs.at(-1);
      const level = run?.[0]?.level;
      const platform = asPlatform(heading);
      if (platform === undefined || around(heading.start).some((name) => /^Tabs?$/.test(name))) {
        // What is deeper belongs to the platform above it.
        if (level === undefined || heading.level <= level) runs.push([]);
      } else if (run && (level === undefined || level === heading.level)) run.push(platform);
      else if (level === undefined || heading.level < level) runs.push([platform]);
    }
    return runs.flatMap((run): Spot[] => {
      const [first] = run;
      if (first === undefined || !saysTheSame(run)) return [];
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
