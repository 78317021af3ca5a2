/** What authors get wrong in front matter, each with its problem and its fix. */
import { type Fault, QUOTE, row } from './tolerated-faults.ts';

const TITLE = 'title: ';

/** Lines between `---`. */
export const IN_FRONT_MATTER: Readonly<Record<string, Fault>> = {
  'a colon': row('title: «Birds: a guide»', 'front-matter/invalid-yaml', QUOTE, 'title: "Birds: a guide"'),
  'a sign at the beginning': row('title: «@birds/kit»', 'front-matter/invalid-yaml', QUOTE, 'title: "@birds/kit"'),
  'a star': row('title: «*new* birds»', 'front-matter/invalid-yaml', QUOTE, 'title: "*new* birds"'),
  'a word for another word': row('title: «*birds»', 'front-matter/invalid-yaml', QUOTE, 'title: "*birds"'),
  'an exclamation mark': row('title: «!new birds»', 'front-matter/invalid-yaml', QUOTE, 'title: "!new birds"'),
  brackets: row('title: «[Beta] birds»', 'front-matter/invalid-yaml', QUOTE, 'title: "[Beta] birds"'),
  'quotation marks inside': row(
    'title: «"The "big" bird"»',
    'front-matter/invalid-yaml',
    QUOTE,
    'title: "The \\"big\\" bird"',
  ),
  'quotation marks around a part': row(
    'title: «"Birds" and bees»',
    'front-matter/invalid-yaml',
    QUOTE,
    'title: "\\"Birds\\" and bees"',
  ),
  'a quotation mark without partner': row(
    'title: «"Birds»\ndescription: D',
    'front-matter/invalid-yaml',
    'Close the quotation marks',
    'title: "Birds"\ndescription: D',
  ),
  'a tab': row(
    'title: A\n«\t»description: B',
    'front-matter/invalid-yaml',
    'Move it to the margin',
    'title: A\ndescription: B',
  ),
  'a tab in a list': row(
    'keywords:\n«\t»- a',
    'front-matter/invalid-yaml',
    'Write spaces instead of the tab',
    'keywords:\n  - a',
  ),
  'too much indentation': row(
    'title: A\n«  »tag: B',
    'front-matter/invalid-yaml',
    'Move it to the margin',
    'title: A\ntag: B',
  ),
  'no space': row('title«:»Birds\ntag: B', 'front-matter/invalid-yaml', 'Write `title: `', 'title: Birds\ntag: B'),
  'no colon': row('title« »Birds', 'front-matter/invalid-yaml', 'Write `title: `', `${TITLE}Birds`),
  'an equals sign': row('title« = »"Birds"', 'front-matter/invalid-yaml', 'Write `title: `', `${TITLE}"Birds"`),
  'a value that goes on': row(
    'description: One\n«and two»',
    'front-matter/invalid-yaml',
    'Indent the line',
    'description: One\n  and two',
  ),
  'a key that stands twice': row(
    'title: A\n«title»: B',
    'front-matter/repeated-key',
    'Remove line 2, which does not count',
    'title: B',
  ),
  'a sign that hides the rest': row('title: C «# for birds»', 'front-matter/comment-in-text'),
  'words alone': row('«only words»', 'front-matter/invalid-yaml'),
};
