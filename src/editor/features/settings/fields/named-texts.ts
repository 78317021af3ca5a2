/** Names of variables. Pure. */
import { namedTextWords as words } from '../../../words/settings-fields.ts';

/** Why a text cannot have this name; `undefined` where it can. The rule of names is that of `{{name}}` in pages. */
export function nameFault(name: string, taken: readonly string[]): string | undefined {
  if (!/^[A-Za-z0-9-]+$/.test(name)) return words.wrongName;
  return taken.includes(name) ? words.taken(name) : undefined;
}
