import type { SourceHeading } from '../../../page-source/headings/heading.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

/** So many beside each other make a form that one can leave. */
const FEWEST = 4;

/** Verbs that a heading of a task begins with; most of them are nothing else. */
const VERBS = new Set(
  (
    'add apply ask authenticate authorize browse build call cancel check choose clean clone close collect configure connect convert copy create customize define delete ' +
    'deploy disable discover download edit embed enable enter execute export fetch find fix generate get give go handle import initialize insert inspect install integrate ' +
    'invite join launch learn list listen load make manage migrate monitor move open pass prepare publish pull push read receive register remove rename replace restart retrieve ' +
    'revoke rotate run save schedule select send serve set share sign specify start stop store submit subscribe switch sync tell test track transfer troubleshoot try understand uninstall ' +
    'update upgrade upload use validate verify view wait watch write'
  ).split(' '),
);

type Form = 'verb' | 'ing';

/** `Install the server` and `Installing the server`; of other headings nobody can say their form. */
function formOf({ text }: SourceHeading): Form | undefined {
  const [first = '', second = ''] = text
    .replace(/^(?:step\s*)?\d+\s*[.:)–-]*\s*/i, '')
    .toLowerCase()
    .split(/\s+/);
  if (second === '') return undefined;
  if (VERBS.has(first)) return 'verb';
  const stem = first.endsWith('ing') ? first.slice(0, -3) : '';
  const isVerb = [stem, `${stem}e`, stem.slice(0, -1)].some((one) => VERBS.has(one));
  return isVerb ? 'ing' : undefined;
}

/** Among headings of tasks beside each other, the one that is in another form than all others. */
export const parallelHeadings: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  isEnglish: true,
  code: 'writing/parallel-headings',
  title: 'Heading in another form than those beside it',
  why: 'Headings in one form are read as one list of tasks. One in another form seems to be something else.',
  run: ({ headings }) =>
    siblingsOf(headings).flatMap((siblings): Spot[] => {
      const formed = siblings.flatMap((heading) => {
        const form = formOf(heading);
        return form === undefined ? [] : [{ heading, form }];
      });
      if (formed.length < FEWEST) return [];
      const ing = formed.filter(({ form }) => form === 'ing');
      const verbs = formed.filter(({ form }) => form === 'verb');
      const [odd] = ing.length === 1 ? ing : verbs.length === 1 ? verbs : [];
      if (odd === undefined) return [];
      const { text, textStart, textEnd } = odd.heading;
      const other = (odd.form === 'ing' ? verbs : ing)[0]?.heading.text ?? '';
      return [
        {
          start: textStart,
          end: textEnd,
          subject: [text],
          message: `The heading \`${text}\` is in another form than the ${formed.length - 1} beside it.`,
          hint: `Write it like \`${other}\`.`,
        },
      ];
    }),
};

/** Headings of one level below the same heading. */
function siblingsOf(headings: readonly SourceHeading[]): readonly (readonly SourceHeading[])[] {
  const groups: SourceHeading[][] = [];
  const open = new Map<number, SourceHeading[]>();
  for (const heading of headings) {
    for (const level of open.keys()) if (level > heading.level) open.delete(level);
    const group = open.get(heading.level);
    if (group) group.push(heading);
    else {
      const begun = [heading];
      open.set(heading.level, begun);
      groups.push(begun);
    }
  }
  return groups;
}
