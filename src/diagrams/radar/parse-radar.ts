/** Reads radar charts: axes, and curves with a value on each. */
import type { Faults } from '../source/fault.ts';
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';

export interface RadarAxis {
  readonly id: string;
  readonly name: string;
}

export interface RadarCurve {
  readonly name: string;
  /** In the order of the axes. */
  readonly values: readonly number[];
  /** Where a band begins on each axis; `undefined` on those that it fills from the middle. */
  readonly from?: readonly (number | undefined)[];
}

export interface Radar {
  readonly title?: string;
  readonly axes: readonly RadarAxis[];
  readonly curves: readonly RadarCurve[];
  readonly min: number;
  readonly max: number;
  readonly ticks: number;
  readonly tickLabels: readonly string[];
  readonly isRound: boolean;
  readonly showsLegend: boolean;
}

const MOST_TICKS = 20;
const ITEM = /\s*([\p{L}\p{N}_-]+)\s*(?:\[\s*(?:"([^"]*)"|'([^']*)'|([^\]]*))\s*\])?\s*(?:\{([^}]*)\})?\s*(?:,|$)/uy;
const OPTION = /^(showLegend|max|min|graticule|ticks|tickLabelsAxis|tickLabelsOffset|tickLabels)\s*(.*)$/;

const NUMBER = /^\d+(?:\.\d+)?$/;
const OPTION_VALUES: Readonly<Record<string, readonly [RegExp, string]>> = {
  min: [NUMBER, 'A number from 0'],
  max: [NUMBER, 'A number from 0'],
  ticks: [NUMBER, 'A number from 0'],
  graticule: [/^(?:circle|polygon)$/, '`circle` or `polygon`'],
  showLegend: [/^(?:true|false)$/, '`true` or `false`'],
};
const LABEL_EXPECTED =
  'Names with texts in double quotes, and commas between them, are expected: `axis a["Speed"], b["Price"]`.';

interface WrittenCurve {
  readonly name: string;
  readonly values: string;
  readonly line: SourceLine;
}

/** @throws {NotUnderstoodError} */
export function parseRadar({ lines, header, faults }: DiagramSource): Radar {
  const axes: RadarAxis[] = [];
  const curves: WrittenCurve[] = [];
  const options = new Map<string, string>();
  let title: string | undefined;
  faults.readEach(joinBraces(lines), (line) => {
    const named = readTitle(line);
    const [, word, rest = ''] = /^(axis|curve)\s+(.*)$/.exec(line.text) ?? [];
    const option = OPTION.exec(line.text);
    if (named !== undefined) title = named;
    else if (word === 'axis') axes.push(...readItems(rest, line, faults).map(({ id, name }) => ({ id, name })));
    else if (word === 'curve') {
      for (const { name, values } of readItems(rest, line, faults)) {
        if (values === undefined) throw new NotUnderstoodError(line.text, line.number);
        curves.push({ name, values, line });
      }
    } else if (option !== null) {
      const [, name = '', value = ''] = option;
      options.set(name, value.trim());
      const values = OPTION_VALUES[name];
      if (values === undefined) faults.add('only-here', line);
      else if (!values[0].test(value.trim()))
        faults.add('guessed', line, `${values[1]} is expected behind \`${name}\`.`);
    } else throw new NotUnderstoodError(line.text, line.number);
  });
  if (axes.length < 3) {
    throw new NotUnderstoodError(
      header.text,
      header.number,
      'At least three axes are expected, such as `axis a["One"], b["Two"], c["Three"]`.',
    );
  }
  const read: RadarCurve[] = [];
  for (const curve of curves) faults.try(() => read.push({ name: curve.name, ...readValues(curve, axes, faults) }));
  const all = read.flatMap(({ values }) => values);
  const min = numberOf(options.get('min')) ?? 0;
  const max = numberOf(options.get('max')) ?? Math.max(...all, min);
  return {
    axes,
    curves: read,
    min,
    max: max > min ? max : min + 1,
    ticks: Math.round(Math.min(MOST_TICKS, Math.max(1, numberOf(options.get('ticks')) ?? 5))),
    tickLabels: [...(options.get('tickLabels') ?? '').matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, a, b]) => a ?? b ?? ''),
    isRound: options.get('graticule') !== 'polygon',
    showsLegend: options.get('showLegend') !== 'false',
    ...(title === undefined ? {} : { title }),
  };
}

/** The values of a curve may go over several lines. */
function joinBraces(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && /\{[^}]*$/.test(last.text))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

function readItems(
  written: string,
  line: SourceLine,
  faults: Faults,
): { readonly id: string; readonly name: string; readonly values: string | undefined }[] {
  if (/,\s*$/.test(written)) faults.add('only-here', line, LABEL_EXPECTED);
  const items = [];
  ITEM.lastIndex = 0;
  while (ITEM.lastIndex < written.length) {
    const match = ITEM.exec(written);
    if (match === null) throw new NotUnderstoodError(line.text, line.number);
    const [, id = '', double, single, bare, values] = match;
    if (bare !== undefined && bare.trim() !== '') faults.add('only-here', line, LABEL_EXPECTED);
    items.push({ id, name: double ?? single ?? bare?.trim() ?? id, values });
  }
  return items;
}

/** `1, 2, 3` in the order of the axes, or `b: 2, a: 1`. */
function readValues(
  { values, line }: WrittenCurve,
  axes: readonly RadarAxis[],
  faults: Faults,
): Pick<RadarCurve, 'values' | 'from'> {
  const parts = values
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (/-\s*\d|,\s*$/.test(values))
    faults.add('only-here', line, 'Numbers from 0 with commas between them are expected.');
  const named = new Map(
    parts.flatMap((part): [string, string][] => {
      const [, name, value] = /^([\p{L}\p{N}_-]+)\s*:\s*(.+)$/u.exec(part) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
  const read = axes.map(({ id }, index) => readRange(named.size > 0 ? named.get(id) : parts[index]));
  if (parts.length !== axes.length || read.some(({ to }) => to === undefined)) {
    throw new NotUnderstoodError(
      line.text,
      line.number,
      `A number for each of the ${axes.length} axes is expected between the braces.`,
    );
  }
  const isBand = read.some(({ from }) => from !== undefined);
  return { values: read.map(({ to = 0 }) => to), ...(isBand ? { from: read.map(({ from }) => from) } : {}) };
}

/** `4`, or `[2..4]` for a part of the axis. */
function readRange(written: string | undefined): {
  readonly from?: number | undefined;
  readonly to: number | undefined;
} {
  const [, from, to] = /^\[\s*([\d.]*\d)\s*\.\.\s*(\d[\d.]*)\s*\]$/.exec(written ?? '') ?? [];
  return from === undefined ? { to: numberOf(written) } : { from: numberOf(from), to: numberOf(to) };
}

function numberOf(written: string | undefined): number | undefined {
  const value = written === undefined || written === '' ? Number.NaN : Number(written);
  return Number.isFinite(value) && Math.abs(value) < 1e12 ? value : undefined;
}
