import { navigationDialogWords } from '../../words/navigation-dialogs.ts';

const { fields } = navigationDialogWords;
const KEYS = Object.keys(fields) as (keyof typeof fields)[];

/** Settings of an entry, by their keys, as sentences call them: what has no words is called by its key. */
export function settingWords(keys: readonly string[]): string {
  return keys
    .map((key) => {
      const known = KEYS.find((one) => one === key);
      return known === undefined ? key : fields[known].short;
    })
    .join(', ');
}
