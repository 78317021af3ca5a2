/** What a reader can choose in a menu, by names that mean the same on every page and after the next build. */
import type { DivisionKind } from '../../../config/site-config.ts';
import type { NavigationDivision, NavigationPlace } from '../../../engine/theme-api.ts';

const CHOSEN: ReadonlySet<DivisionKind> = new Set(['product', 'language', 'version', 'dropdown', 'item']);
/** Stands between choices; no name holds it. */
const BAR = '|';

/** `version:2`, `language:pt-BR`; `undefined` for what no menu offers. */
export function choiceOf({ kind, name, locale, href }: NavigationDivision): string | undefined {
  if (!CHOSEN.has(kind) || href !== undefined) return undefined;
  return `${kind}:${(kind === 'language' ? (locale ?? name) : name).replaceAll(BAR, ' ')}`;
}

/** The choices that lead to a place, from the outermost on; `undefined` where there are none. */
export function choicesOf({ divisions }: NavigationPlace): string | undefined {
  const choices = divisions.flatMap((division) => choiceOf(division) ?? []);
  return choices.length === 0 ? undefined : choices.join(BAR);
}
