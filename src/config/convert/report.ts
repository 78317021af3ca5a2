/** What a conversion does, setting by setting, in words for people who have never seen JSON. */
import type { ConfigPath } from '../config-path.ts';

/**
 * `moved`: has another name or place. `meaning`: works differently from now on. `kept`: has no place in the other format
 * and waits in the note. `filled`: was not written and is now. `restored`: came back out of the note. `lost`: is gone.
 */
export type ReportKind = 'moved' | 'meaning' | 'kept' | 'filled' | 'restored' | 'lost';

export const REPORT_KINDS: readonly ReportKind[] = ['moved', 'meaning', 'kept', 'filled', 'restored', 'lost'];

export interface ReportLine {
  readonly kind: ReportKind;
  /** What a person calls the setting: “Links in the top bar”. */
  readonly title: string;
  /** As it is written, with `[]` for every entry of a list: `topbarLinks[].url`. Absent for what was not there before. */
  readonly from?: string;
  /** Where it is afterwards: `navbar.links[].href`. */
  readonly to?: string;
  /** One or two sentences: what becomes of it, or why. */
  readonly words?: string;
}

/** A path of a configuration with `[]` for every entry of a list. */
export function patternOf(path: ConfigPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** Whether a line speaks of the setting at a path, or of what holds it. */
export function namesPath({ from }: ReportLine, path: ConfigPath): boolean {
  if (from === undefined) return false;
  return path.some((_, at) => patternOf(path.slice(0, at + 1)) === from);
}

/** The lines without repetitions, those of a kind together. */
export function inOrder(lines: readonly ReportLine[]): readonly ReportLine[] {
  const seen = new Set<string>();
  const once = lines.filter((line) => {
    const key = JSON.stringify(line);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return REPORT_KINDS.flatMap((kind) => once.filter((line) => line.kind === kind));
}
