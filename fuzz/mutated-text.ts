import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';

/** What breaks pages: halves of tags, braces, comments, fences, links and front matter, and letters that end lines elsewhere. */
const PIECES =
  `< > </ /> <!-- --> <!- {/* */} { } {{ }} \`\`\` ~~~ \` $ $$ [ ]( ) ![ --- --- | |-|-| - * _ ** # > 1. \\ & &amp; &# " ' = {" "}
  <Card <Card> </Card> <Card\\stitle= <Note> </Note> <Tabs><Tab> </Tab> <br> <p <div\\sclass="a"> </div> <A.B> <> </> <a@b.c> <https://x.example>
  import\\sA\\sfrom export\\sconst {a.b( => title:\\s title:\\s" :::note @ : ::`
    .trim()
    .split(/\s+/)
    .map((piece) => piece.replaceAll('\\s', ' '));
const LETTERS = [
  '\n',
  '\n\n',
  '\r',
  '\r\n',
  '\t',
  '    ',
  '\u2028',
  '\u0000',
  '\ufeff',
  '\u00a0',
  '\u{1f600}',
  '\ud800',
  '\u200b',
];

interface Mutation {
  readonly at: number;
  readonly removed: number;
  readonly piece: string;
  readonly times: number;
}

function mutation(pieces: readonly string[]): fc.Arbitrary<Mutation> {
  return fc.record({
    // A place in any text: its remainder by the length counts.
    at: fc.nat(1_000_000),
    removed: fc.oneof(fc.constant(0), fc.nat(30)),
    piece: fc.constantFrom('', ...pieces),
    times: fc.oneof({ weight: 20, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.nat(60) }),
  });
}

function mutate(text: string, { at, removed, piece, times }: Mutation): string {
  const start = at % (text.length + 1);
  return text.slice(0, start) + piece.repeat(times) + text.slice(start + removed);
}

/** One of the texts, changed in a few places: pieces are put in, and some of what stands there is taken out. */
export function mutatedText(
  texts: readonly string[],
  pieces: readonly string[] = [...PIECES, ...LETTERS],
  most = 8,
): fc.Arbitrary<string> {
  const mutations = fc.array(mutation(pieces), { minLength: 1, maxLength: most, size: 'max' });
  return fc.tuple(fc.constantFrom(...texts), mutations).map(([text, changes]) => changes.reduce(mutate, text));
}

/** Texts of the files below a folder whose names end like this. */
export function textsBelow(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/**
 * Pages of the fixtures that are not too long to be changed much by a few changes. Without the hostile ones: the loops
 * that they run end only where workers are stopped.
 */
export const pages = textsBelow('fixtures', /^(?!hostile\b).*\.mdx?$/).filter(({ length }) => length < 6000);
