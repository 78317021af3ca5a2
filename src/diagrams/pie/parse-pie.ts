/** Reads pie charts. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';

export interface Pie {
  readonly title?: string;
  readonly showsValues: boolean;
  readonly slices: readonly { readonly name: string; readonly value: number }[];
}

/** @throws {NotUnderstoodError} */
export function parsePie({ rest, lines, header }: DiagramSource): Pie {
  const slices: { name: string; value: number }[] = [];
  let showsValues = /^showData\b/.test(rest);
  let title = readTitle({ text: rest.replace(/^showData\s*/, '') });
  for (const line of lines) {
    const slice = /^"([^"]*)"\s*:\s*(\d*\.?\d+)$/.exec(line.text) ?? /^'([^']*)'\s*:\s*(\d*\.?\d+)$/.exec(line.text);
    const named = readTitle(line);
    if (slice !== null) slices.push({ name: slice[1] ?? '', value: Number(slice[2]) });
    else if (named !== undefined) title = named;
    else if (line.text === 'showData') showsValues = true;
    else throw new NotUnderstoodError(line.text, line.number);
  }
  if (slices.every(({ value }) => value === 0)) throw new NotUnderstoodError(header.text, header.number);
  return { showsValues, slices, ...(title === undefined ? {} : { title }) };
}
