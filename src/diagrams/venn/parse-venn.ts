/** Reads sets, and what they have in common. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { type AuthorStyle, mergeStyles, readStyle } from '../style/author-style.ts';

export interface VennArea {
  /** One for a set, several for what they have in common. */
  readonly ids: readonly string[];
  readonly label: string;
  readonly size: number | undefined;
  style: AuthorStyle;
  readonly texts: { readonly id: string; readonly text: string; style: AuthorStyle }[];
}

export interface Venn {
  readonly title?: string;
  readonly areas: readonly VennArea[];
}

export const MOST_SETS = 3;
const ID = '(?:"[^"]+"|[^\\s",:[\\]]+)';
const LINE = new RegExp(
  `^(set|union|text)\\s+(${ID}(?:\\s*,\\s*${ID})*)\\s*(?:\\[\\s*("[^"]*"|[^\\]"]*)\\s*\\])?\\s*(?::\\s*([\\d.]+))?(?:\\s+(\\w+\\s*:.*))?$`,
);
const STYLE = new RegExp(`^style\\s+(${ID}(?:\\s*,\\s*${ID})*)\\s+([a-z-]+\\s*:.+)$`);

/** @throws {NotUnderstoodError} */
export function parseVenn({ lines, header, faults }: DiagramSource): Venn {
  const areas: VennArea[] = [];
  let title: string | undefined;
  faults.readEach(lines, (line) => {
    const refuse = (expected?: string): never => {
      throw new NotUnderstoodError(line.text, line.number, expected);
    };
    const named = readTitle(line);
    const match = LINE.exec(line.text);
    const style = STYLE.exec(line.text);
    if (named !== undefined) {
      title = named;
      return;
    }
    if (style !== null) {
      const names = namesIn(style[1] ?? '');
      const key = keyOf(names);
      const area = areas.find(({ ids }) => keyOf(ids) === key);
      const text = areas.flatMap(({ texts }) => texts).find(({ id }) => id === key);
      const target = area ?? text;
      if (target === undefined)
        refuse('The name of a set, of a `union` or of a `text` above is expected behind `style`.');
      else target.style = mergeStyles([target.style, readStyle(style[2] ?? '')]);
      return;
    }
    if (match === null) return refuse();
    const [, word, written = '', bracket, count, fields = ''] = match;
    const ids = namesIn(written);
    if (fields !== '' || (bracket !== undefined && !bracket.startsWith('"')))
      faults.add('only-here', line, 'A text and a size are expected as in `set A["Name"]:20`.');
    const values = new Map(
      [...fields.matchAll(/(\w+)\s*:\s*(?:"([^"]*)"|([^,]*))/g)].map(([, key = '', quoted, bare]) => [
        key,
        quoted ?? bare?.trim() ?? '',
      ]),
    );
    const own = readStyle(`fill:${values.get('background') ?? ''};color:${values.get('color') ?? ''}`);
    const label = values.get('label') ?? bracket?.replace(/^"(.*)"$/, '$1');
    if (word === 'text') {
      const area = areas.at(-1);
      if (area === undefined) refuse('A `set` is expected before its `text`.');
      area?.texts.push({ id: ids[0] ?? '', text: label ?? ids.join(', '), style: own });
      return;
    }
    if (word === 'set' && ids.length > 1) refuse();
    if (word === 'union' && ids.length < 2) refuse('Two sets or more are expected behind `union`.');
    const unknown = ids.find(
      (id) => word === 'union' && !areas.some((area) => area.ids.length === 1 && area.ids[0] === id),
    );
    if (unknown !== undefined)
      refuse(`The name of a set is expected in the place of \`${unknown}\`: there is none of that name above.`);
    if (word === 'set' && areas.filter((area) => area.ids.length === 1).length === MOST_SETS) {
      refuse(`At most ${MOST_SETS} sets are expected: circles cannot show what more have in common.`);
    }
    const size = Number(values.get('size') ?? count ?? Number.NaN);
    areas.push({
      ids,
      label: label ?? (word === 'set' ? ids.join(' ') : ''),
      size: size > 0 ? size : undefined,
      style: own,
      texts: [],
    });
  });
  if (areas.length === 0) throw new NotUnderstoodError(header.text, header.number);
  return { areas, ...(title === undefined ? {} : { title }) };
}

function namesIn(written: string): string[] {
  return (written.match(new RegExp(ID, 'g')) ?? []).map((id) => id.replace(/^"(.*)"$/, '$1'));
}

function keyOf(ids: readonly string[]): string {
  return [...ids].sort().join(',');
}
