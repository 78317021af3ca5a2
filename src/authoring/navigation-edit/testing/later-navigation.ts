/** Navigations of the later format, of any depth, for tests: with comments, and with keys that nobody knows. */
import fc from 'fast-check';
import { PART_LISTS, type PartKind } from '../division-kinds.ts';

export interface JsonNode {
  readonly [key: string]: unknown;
}

const page = fc.constantFrom('index', 'one', 'two', 'guides/three', 'guides/four', 'api/five', 'GET /pets', 'gone');
const codes = ['en', 'de', 'fr', 'ja'];
const names = ['Start', 'Guides', '2.0', 'API'];
const extra = fc.constantFrom<JsonNode>(
  {},
  {},
  { icon: 'book' },
  { 'x-own': { kept: [1] } },
  { tag: 'New' },
  { hidden: true },
);

const group = fc.letrec<{ group: JsonNode }>((tie) => ({
  group: fc
    .tuple(
      fc.constantFrom(...names),
      extra,
      fc.array(fc.oneof({ depthSize: 'small' }, page, tie('group')), { maxLength: 3 }),
    )
    .map(([title, more, pages]) => ({ group: title, ...more, pages })),
})).group;

function partsOf(list: string, kind: PartKind, inside: fc.Arbitrary<JsonNode>): fc.Arbitrary<JsonNode> {
  const part = fc.tuple(fc.nat({ max: 3 }), extra, inside, fc.boolean()).map(([at, more, lists, isNameLast]) => {
    const name = { [kind]: (kind === 'language' ? codes : names)[at] };
    return isNameLast ? { ...more, ...lists, ...name } : { ...name, ...more, ...lists };
  });
  return fc.array(part, { minLength: 1, maxLength: 3 }).map((items) => ({ [list]: items }));
}

/** What a node holds. */
export const laterNavigation: fc.Arbitrary<JsonNode> = fc.letrec<{ lists: JsonNode }>((tie) => ({
  lists: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.array(page, { maxLength: 3 }).map((pages) => ({ pages })),
    fc.array(group, { minLength: 1, maxLength: 3 }).map((groups) => ({ groups })),
    fc.record({ groups: fc.array(group, { maxLength: 2 }), pages: fc.array(page, { maxLength: 2 }) }),
    fc.constant({ href: 'https://example.com' }),
    ...PART_LISTS.map(([list, kind]) => partsOf(list, kind, tie('lists'))),
  ),
})).lists;

/** The configuration as a text, with a comment on every third line that begins an entry. */
export function textWith(navigation: JsonNode, indent: string, lineEnd: string): string {
  const text = JSON.stringify({ name: 'Tide', unknown: [1], navigation }, null, indent);
  if (indent === '') return text;
  let number = 0;
  const lines = text.split('\n').flatMap((line) => {
    if (!/^\s*(?:\{|"[^"]*",?)$/.test(line) || number++ % 3 !== 0) return [line];
    return [`${/^\s*/.exec(line)?.[0]}// Comment ${number}.`, line];
  });
  return `${lines.join(lineEnd)}${lineEnd}`;
}
