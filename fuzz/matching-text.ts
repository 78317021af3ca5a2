/** Texts that an expression of a grammar is likely to match, made by walking through its tree. */
import fc from 'fast-check';
import { type AlternativeElementNode, type AlternativeNode, type Node, parse } from 'oniguruma-parser/parser';

/** Signs that classes may hold or not: of each kind, and those whose case is known beyond ASCII. */
const SIGNS = [
  ...'abkszAKSZ_09 \t\n$#.,:;=<>()[]{}"\'`/\\-+*!?&|@%^~',
  'é',
  'ſ',
  '\u212a',
  'ß',
  '\u2028',
  '𝒳',
  '\x7f',
  '\0',
];

/** Lines with one such text, or some of its signs alone, among others. */
export function linesFor(pattern: string): fc.Arbitrary<string> {
  const tree = treeOf(pattern);
  const own = [...new Set([...pattern, ...SIGNS])];
  const signs = fc.array(fc.constantFrom(...own), { maxLength: 6 }).map((some) => some.join(''));
  const words = fc.array(fc.constantFrom(...(pattern.match(/[A-Za-z]{2,}/g) ?? ['a'])), { maxLength: 2 });
  const text =
    tree === undefined
      ? words.map((some) => some.join(' '))
      : fc.array(fc.nat(), { minLength: 8, maxLength: 40 }).map((choices) => textOf(tree, createChooser(choices)));
  return fc
    .tuple(signs, text, signs, words, fc.boolean(), fc.constantFrom('', '\n'))
    .map(([before, matched, behind, some, isAlone, end]) =>
      isAlone ? matched + end : before + matched + behind + some.join(' ') + end,
    );
}

function treeOf(pattern: string): readonly AlternativeNode[] | undefined {
  try {
    const rules = { captureGroup: true, singleline: true };
    return parse(pattern, { rules, skipBackrefValidation: true, skipPropertyNameValidation: true }).body;
  } catch {
    return undefined;
  }
}

/** A number below the limit, at each call another one. */
type Chooser = (limit: number) => number;

function createChooser(choices: readonly number[]): Chooser {
  let count = 0;
  return (limit) => ((choices[count++ % choices.length] ?? 0) + Math.floor(count / choices.length)) % limit;
}

function textOf(alternatives: readonly AlternativeNode[], choose: Chooser): string {
  const one = alternatives[choose(alternatives.length)];
  return (one?.body ?? []).map((node) => textOfNode(node, choose)).join('');
}

function textOfNode(node: AlternativeElementNode, choose: Chooser): string {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return textOf(node.body, choose);
    case 'Quantifier':
      return Array.from({ length: node.min + choose(Math.min(3, node.max - node.min + 1)) }, () =>
        textOfNode(node.body, choose),
      ).join('');
    case 'LookaroundAssertion':
      // What stands behind it may be the same once more.
      return node.negate || choose(3) === 0 ? '' : textOf(node.body, choose);
    case 'Assertion':
    case 'Directive':
      return '';
    default:
      return signOf(node, choose);
  }
}

/** A sign that it names, mostly; in another case, or any sign, now and then. */
function signOf(node: Node, choose: Chooser): string {
  const named: string[] = [];
  const visit = (part: Node): void => {
    if (part.type === 'Character') named.push(String.fromCodePoint(part.value));
    else if (part.type === 'CharacterClassRange') visitAll([part.min, part.max]);
    else if (part.type === 'CharacterClass') visitAll(part.body);
  };
  const visitAll = (parts: readonly Node[]) => parts.forEach(visit);
  visit(node);
  const sign = named.length === 0 || choose(6) === 0 ? SIGNS[choose(SIGNS.length)] : named[choose(named.length)];
  if (choose(6) !== 0) return sign ?? '';
  return (choose(2) === 0 ? sign?.toUpperCase() : sign?.toLowerCase()) ?? '';
}
