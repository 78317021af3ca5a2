/** Which characters a match must find, wherever that is behind its beginning. */
import type { AlternativeElementNode, AlternativeNode } from 'oniguruma-parser/parser';
import { type ClassSet, EVERY_CHARACTER, isWithin, sizeOf } from './class-set.ts';
import { matchedCharacters, type Reading } from './matched-characters.ts';

/** The rarest few are enough to tell that a line cannot match. */
const MOST_REQUIRED = 4;
/** Nearly every line has one of so many. */
const MOST_CLASSES = 64;

/** Of each of these sets one character is needed. */
type Required = readonly ClassSet[];

export function requiredOfAlternatives(alternatives: readonly AlternativeNode[], reading: Reading): Required {
  const each = alternatives.map(({ body }) => rarest(body.flatMap((node) => requiredOf(node, reading))));
  const [first = [], ...others] = each;
  if (each.some((one) => one.length === 0)) return [];
  if (others.length === 0) return first;
  // Whichever alternative it is: a set of each, the rarest with the rarest.
  const most = Math.max(...each.map((one) => one.length));
  const together = Array.from({ length: most }, (_, index) =>
    each.reduce((set, one) => set | (one[Math.min(index, one.length - 1)] ?? EVERY_CHARACTER), 0n),
  );
  return rarest(together);
}

function requiredOf(node: AlternativeElementNode, reading: Reading): Required {
  switch (node.type) {
    case 'Character':
    case 'CharacterClass':
      return [matchedCharacters(node, reading).most];
    case 'CharacterSet':
      return node.kind === 'newline' || node.kind === 'text_segment' ? [] : [matchedCharacters(node, reading).most];
    case 'Group':
    case 'CapturingGroup':
      return requiredOfAlternatives(node.body, reading);
    case 'Quantifier':
      return node.min > 0 ? requiredOf(node.body, reading) : [];
    case 'LookaroundAssertion':
      return node.kind === 'lookahead' && !node.negate ? requiredOfAlternatives(node.body, reading) : [];
    default:
      return [];
  }
}

/** Without those that another one implies. */
function rarest(sets: Required): Required {
  const sorted = [...new Set(sets)]
    .map((set) => ({ set, size: sizeOf(set) }))
    .filter(({ size }) => size <= MOST_CLASSES)
    .sort((one, other) => one.size - other.size)
    .map(({ set }) => set);
  return sorted
    .filter((set, index) => !sorted.slice(0, index).some((rarer) => isWithin(rarer, set)))
    .slice(0, MOST_REQUIRED);
}
