/** What a project holds and the site leaves out, told once. */
import type { Diagnostic, DiagnosticPart, LineRange } from '../project/diagnostics.ts';
import type { LeftOutReason } from './known-settings.ts';

export interface LeftOut extends LeftOutReason {
  /** A setting or a file as it is written, for example `analytics.ga4`. */
  readonly name: string;
  readonly file?: string;
  readonly range?: LineRange;
}

/** Names given in one sentence before it says how many more there are. */
const MOST_NAMES = 8;

/** One problem for all, with a part for each reason; none for an empty list. */
export function describeLeftOut(leftOut: readonly LeftOut[], file?: string): readonly Diagnostic[] {
  const [first] = leftOut;
  if (first === undefined) return [];
  const byReason = new Map<string, [LeftOut, ...LeftOut[]]>();
  for (const one of leftOut) {
    const group = byReason.get(one.what);
    if (group === undefined) byReason.set(one.what, [one]);
    else group.push(one);
  }
  const groups = [...byReason.values()];
  const what = listNames(groups.map(([{ what }], index) => (index === 0 ? what : lowerStart(what))));
  return [
    {
      code: 'site/left-out',
      severity: 'info',
      message: `The site leaves out: ${lowerStart(what)}.`,
      hint: 'Nothing is wrong with them. They stay in the project as they are.',
      ...(file !== undefined && { file }),
      ...(first.range && { range: first.range }),
      parts: groups.map(partOf),
    },
  ];
}

function partOf([first, ...others]: readonly [LeftOut, ...LeftOut[]]): DiagnosticPart {
  const names = [first, ...others].map(({ name }) =>
    name
      .split(', ')
      .map((one) => `\`${one}\``)
      .join(', '),
  );
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  const { file, range } = first;
  return {
    text: `${first.what} (${shown}): ${lowerStart(first.why)}`,
    ...(file !== undefined && { file }),
    ...(range && { range }),
  };
}

function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** But for abbreviations. */
function lowerStart(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
