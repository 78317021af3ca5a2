import { Candidates, lowestBit } from './candidates.ts';
import { type Expression, NOWHERE } from './expression.ts';
import { ScannedLine } from './scanned-line.ts';

interface Match {
  /** Number of the expression. */
  readonly index: number;
  readonly captureIndices: { readonly start: number; readonly end: number; readonly length: number }[];
}

/** What the runner of grammars takes for a group that has no part in a match. */
const NO_GROUP = { start: 4_294_967_295, end: 4_294_967_295, length: 0 };

/**
 * Looks for the first match of many expressions, and of those that match there for the first expression. It goes from place to place, and tries
 * an expression only where it may match: nearly all of them are never tried.
 */
export class Scanner {
  readonly #expressions: readonly (Expression | undefined)[];
  #candidates: Candidates | undefined;
  /** Bits of the expressions of which is not known yet where they match. */
  #pending: Int32Array | undefined;

  /** @param expressions nothing where an expression cannot be had in JavaScript */
  constructor(expressions: readonly (Expression | undefined)[]) {
    this.#expressions = expressions;
  }

  findNextMatchSync(text: string | { readonly content: string }, start: number): Match | null {
    const line = text instanceof ScannedLine ? text : new ScannedLine(typeof text === 'string' ? text : text.content);
    this.#candidates ??= new Candidates(this.#expressions);
    const candidates = this.#candidates;
    const { wordCount } = candidates;
    this.#pending ??= new Int32Array(wordCount);
    const pending = this.#pending.fill(-1);
    const { classes } = line;
    let best = NOWHERE;
    let bestAt = line.content.length + 1;
    for (let place = start; place <= line.content.length && place <= bestAt; place++) {
      for (let word = 0; word < wordCount; word++) {
        let rest = candidates.at(classes, place, word) & (pending[word] ?? 0);
        for (; rest !== 0; rest &= rest - 1) {
          const number = word * 32 + lowestBit(rest);
          if (place === bestAt && number > best) break;
          const at = this.#expressions[number]?.find(line, start, place) ?? NOWHERE;
          pending[word] = (pending[word] ?? 0) & ~(1 << (number & 31));
          if (at === NOWHERE || at > bestAt || (at === bestAt && number > best)) continue;
          best = number;
          bestAt = at;
          if (at === place) return this.#matchOf(best);
        }
      }
    }
    return best === NOWHERE ? null : this.#matchOf(best);
  }

  #matchOf(index: number): Match {
    const indices = this.#expressions[index]?.indices ?? [];
    return {
      index,
      captureIndices: indices.map((group) =>
        group === undefined ? NO_GROUP : { start: group[0], end: group[1], length: group[1] - group[0] },
      ),
    };
  }
}
