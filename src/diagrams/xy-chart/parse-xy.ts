/** Reads charts of bars and lines. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';

export interface Axis {
  readonly title: string;
  readonly names: readonly string[];
  readonly range?: readonly [from: number, to: number];
}

export interface Series {
  readonly kind: 'bar' | 'line';
  readonly name: string;
  readonly values: readonly number[];
}

export interface XyChart {
  readonly title?: string;
  readonly isHorizontal: boolean;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}

const AXIS_EXPECTED =
  'An axis such as `x-axis "Title" [a, "b c"]`, `x-axis "Title"` or `y-axis "Title" 0 --> 10` is expected.';
const NO_AXIS: Axis = { title: '', names: [] };

/** @throws {NotUnderstoodError} */
export function parseXy({ rest, lines, header, faults }: DiagramSource): XyChart {
  const series: Series[] = [];
  let title: string | undefined;
  let [x, y] = [NO_AXIS, NO_AXIS];
  faults.readEach(lines, (line) => {
    const named = readTitle(line);
    const axis = /^([xy])-axis\s+(.+)$/.exec(line.text);
    const data = /^(bar|line)\s*(?:"([^"]*)"|([\w-]+))?\s*\[([^\]]*)\]$/.exec(line.text);
    if (named !== undefined) title = named;
    else if (axis !== null) {
      const read = readAxis(axis[2] ?? '');
      const words = (axis[2] ?? '')
        .replace(/^"[^"]*"/, '')
        .replace(/\[(?:"[^"]*"|[^"\]])*\]$|-?[\d.]+\s*-->\s*-?[\d.]+$/, '');
      if (/["[\]]|-->|->/.test(words) || (axis[1] === 'y' && read.names.length > 0))
        faults.add('guessed', line, AXIS_EXPECTED);
      if (axis[1] === 'x') x = read;
      else y = read;
    } else if (data !== null) {
      const values = (data[4] ?? '')
        .split(',')
        .map((value) => (value.trim() === '' ? Number.NaN : Number(value.trim())));
      if (values.some((value) => !Number.isFinite(value))) throw new NotUnderstoodError(line.text, line.number);
      series.push({ kind: data[1] === 'bar' ? 'bar' : 'line', name: data[2] ?? data[3] ?? '', values });
    } else throw new NotUnderstoodError(line.text, line.number);
  });
  if (series.length === 0) throw new NotUnderstoodError(header.text, header.number);
  return { series, x, y, isHorizontal: /\bhorizontal\b/.test(rest), ...(title === undefined ? {} : { title }) };
}

function readAxis(written: string): Axis {
  const [, title = '', rest = ''] = /^(?:"([^"]*)"\s*)?(.*)$/.exec(written) ?? [];
  const list = /\[([^\]]*)\]$/.exec(rest);
  const range = /(-?[\d.]+)\s*-->\s*(-?[\d.]+)$/.exec(rest);
  const bare = rest.replace(/\[[^\]]*\]$|-?[\d.]+\s*-->\s*-?[\d.]+$/, '').trim();
  const names = list === null ? [] : (list[1]?.match(/"[^"]*"|[^,]+/g) ?? []);
  return {
    title: title === '' ? bare : title,
    names: names.map((name) => name.trim().replace(/^"(.*)"$/, '$1')).filter((name) => name !== ''),
    ...(range === null ? {} : { range: [Number(range[1]), Number(range[2])] as const }),
  };
}
