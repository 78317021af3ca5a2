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
export function parsePie({ rest, lines, header, faults }: DiagramSource): Pie {
  const slices: { name: string; value: number }[] = [];
  let showsValues = /^showData\b/.test(rest);
  let title = readTitle({ text: rest.replace(/^showData\s*/, '') });
  faults.readEach(lines, (line) => {
    const slice = /^"([^"]*)"\s*:\s*(\d*\.?\d+)$/.exec(line.text) ?? /^'([^']*)'\s*:\s*(\d*\.?\d+)$/.exec(line.text);
    const named = readTitle(line);
    if (slice !== null) {
      slices.push({ name: slice[1] ?? '', value: Number(slice[2]) });
      if (slice[2]?.startsWith('.')) faults.add('only-here', line, 'A digit is expected before the point: `0.5`.');
    } else if (named !== undefined) title = named;
    else if (line.text === 'showData') {
      showsValues = true;
      faults.add('only-here', line, '`showData` is expected behind `pie`, on its line.');
    } else throw new NotUnderstoodError(line.text, line.number);
  });
  if (slices.every(({ value }) => value === 0)) throw new NotUnderstoodError(header.text, header.number);
  return { showsValues, slices, ...(title === undefined ? {} : { title }) };
}
