/** Reads sets, and what they have in common. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';
import { type AuthorStyle, readStyle } from '../style/author-style.ts';

export interface VennArea {
  /** One for a set, several for what they have in common. */
  readonly ids: readonly string[];
  readonly label: string;
  readonly size: number | undefined;
  readonly style: AuthorStyle;
  readonly texts: { readonly text: string; readonly style: AuthorStyle }[];
}

export interface Venn {
  readonly title?: string;
  readonly areas: readonly VennArea[];
}

export const MOST_SETS = 3;
const ID = '(?:"[^"]+"|[^\\s",:]+)';
const LINE = new RegExp(
  `^(set|union|text)\\s+(${ID}(?:\\s*,\\s*${ID})*)(?:\\s+(\\w+\\s*:.*)|\\s*\\[\\s*"?([^\\]"]*)"?\\s*\\])?$`,
);

/** @throws {NotUnderstoodError} */
export function parseVenn({ lines, header }: DiagramSource): Venn {
  const areas: VennArea[] = [];
  let title: string | undefined;
  for (const line of lines) {
    const refuse = (expected?: string): never => {
      throw new NotUnderstoodError(line.text, line.number, expected);
    };
    const named = readTitle(line);
    const match = LINE.exec(line.text);
    if (named !== undefined) {
      title = named;
      continue;
    }
    if (match === null) return refuse();
    const [, word, written = '', fields = '', bracket] = match;
    const ids = (written.match(new RegExp(ID, 'g')) ?? []).map((id) => id.replace(/^"(.*)"$/, '$1'));
    const values = new Map(
      [...fields.matchAll(/(\w+)\s*:\s*(?:"([^"]*)"|([^,]*))/g)].map(([, key = '', quoted, bare]) => [
        key,
        quoted ?? bare?.trim() ?? '',
      ]),
    );
    const style = readStyle(`fill:${values.get('background') ?? ''};color:${values.get('color') ?? ''}`);
    const label = values.get('label') ?? bracket;
    if (word === 'text') {
      const area = areas.at(-1);
      if (area === undefined) refuse('A `set` is expected before its `text`.');
      area?.texts.push({ text: label ?? ids.join(', '), style });
      continue;
    }
    if (word === 'set' && ids.length > 1) refuse();
    const unknown = ids.find(
      (id) => word === 'union' && !areas.some((area) => area.ids.length === 1 && area.ids[0] === id),
    );
    if (unknown !== undefined)
      refuse(`The name of a set is expected in the place of \`${unknown}\`: there is none of that name above.`);
    if (word === 'set' && areas.filter((area) => area.ids.length === 1).length === MOST_SETS) {
      refuse(`At most ${MOST_SETS} sets are expected: circles cannot show what more have in common.`);
    }
    const size = Number(values.get('size') ?? Number.NaN);
    areas.push({
      ids,
      label: label ?? (word === 'set' ? ids.join(' ') : ''),
      size: size > 0 ? size : undefined,
      style,
      texts: [],
    });
  }
  if (areas.length === 0) throw new NotUnderstoodError(header.text, header.number);
  return { areas, ...(title === undefined ? {} : { title }) };
}
