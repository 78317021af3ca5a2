/** What people call a setting, in either format. */
import type { ConfigFormat } from '../config-format.ts';
import type { ConfigPath } from '../config-path.ts';
import { docsWording, docsWordingDefinitions } from '../generated/docs-wording.ts';
import { laterWordings } from '../later-wording.ts';
import { Wordings } from '../wording.ts';

/** “Links in the top bar”, or for a part of it “Links in the top bar: Label”; the key itself where nobody has a name for it. */
export function titleOf(format: ConfigFormat, path: ConfigPath): string {
  const wordings = format === 'later' ? laterWordings() : new Wordings(docsWording, docsWordingDefinitions);
  const titles = path.flatMap((step, at) => {
    if (typeof step === 'number') return [];
    // What forms say of settings that change nothing here is no part of their names.
    return wordings.at(path.slice(0, at + 1))?.title?.replace(/ \(not used\)$/, '') ?? String(step);
  });
  const [first] = titles;
  const last = titles.at(-1);
  if (first === undefined || last === undefined) return 'Settings';
  return titles.length === 1 ? first : `${first}: ${last}`;
}
