/** Names that an unknown icon may be a variant of. */

/** Words that say how an icon is drawn or what is put on it, not what it shows. */
const MODIFIERS = new Set(
  (
    'alt arrow arrows badge big bold bolt check circle clock code dashed dollar dot dots down exclamation fill filled ' +
    'front gear half hexagon high horizontal in info large left light line lines low middle minus off on open out ' +
    'outline outlined pen plus pointer question rectangle right round rounded sharp simple slash small solid square ' +
    'star stroke to triangle up vertical xmark'
  ).split(' '),
);

/** Longest runs of words first; those that say what is shown before mere modifiers. */
export function nearIconNames(name: string): readonly string[] {
  const words = name.split('-').filter((word) => word !== '');
  const runs: string[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length);
      if (run.join('-') !== name && (run.join('').length > 1 || words.length === 1)) runs.push(run.join('-'));
    }
  }
  const plain = (run: string) => run.split('-').every((word) => MODIFIERS.has(word) || /^\d+$/.test(word));
  const ordered = [...runs.filter((run) => !plain(run)), ...runs.filter(plain)];
  const inNumber = [name, ...ordered].map((run) => (run.endsWith('s') ? run.slice(0, -1) : `${run}s`));
  return [...new Set([...ordered, ...inNumber])];
}
