/** Patterns of a description may be a stranger's, and one of nine letters can keep a browser busy for ever. */

/** What a browser tries in some milliseconds. */
const MOST_TRIES = 1_000_000;

const ESCAPES_AND_CLASSES = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|.)|\[(?:\\.|[^\\\]])*\]/gs;
const GROUP_KINDS = /\(\?(?:[:=!]|<[=!]|<\w+>)/g;
const INNERMOST_GROUP = /\(([^()]*)\)([*+?]|\{\d+(?:,\d*)?\})?/;
const CHOICE = /[*+?|]|\{\d+(?:,\d*)?\}/g;

/** Whether laying the pattern on so many characters comes to an end soon: the ways there may be to try, counted from above. */
export function isQuickPattern(pattern: string, length: number): boolean {
  let rest = pattern.replace(ESCAPES_AND_CLASSES, 'x').replace(GROUP_KINDS, '(');
  for (let group = INNERMOST_GROUP.exec(rest); group; group = INNERMOST_GROUP.exec(rest)) {
    const [whole, inner = '', sign] = group;
    const [least, most] = timesOf(sign, length);
    const ways = triesOf(inner, length) ** Math.min(most, length) * (most - least + 1);
    if (ways > MOST_TRIES) return false;
    // One character with as many ways.
    rest = rest.replace(whole, () => `x{0,${ways - 1}}`);
  }
  return triesOf(rest, length) <= MOST_TRIES;
}

/** In how many ways a text without groups may be laid on. */
function triesOf(text: string, length: number): number {
  let tries = 1;
  for (const [sign] of text.matchAll(CHOICE)) {
    const [least, most] = sign === '|' ? [0, 1] : timesOf(sign, length);
    tries *= most - least + 1;
  }
  return tries;
}

/** How often what stands before a sign is repeated: at least, and at most. */
function timesOf(sign: string | undefined, length: number): readonly [least: number, most: number] {
  if (sign === undefined) return [1, 1];
  if (sign === '?') return [0, 1];
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(sign) ?? [];
  if (least !== undefined && !comma) return [Number(least), Number(least)];
  return most ? [Number(least), Number(most)] : [0, length];
}
