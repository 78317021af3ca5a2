import { Candidates } from './candidates.ts';
import { type Expression, NOWHERE } from './expression.ts';
import type { LineClasses } from './line-classes.ts';
import { ScannedLine } from './scanned-line.ts';

interface Match {
  /** Number of the expression. */
  readonly index: number;
  readonly captureIndices: { readonly start: number; readonly end: number; readonly length: number }[];
}

/** What the runner of grammars takes for a group that has no part in a match. */
export const NO_GROUP = { start: 4_294_967_295, end: 4_294_967_295, length: 0 };

/**
 * Looks for the first match of many expressions, and of those that match there for the first expression. It goes from place to
 * place, and tries an expression only where it may match: nearly all of them are never tried.
 */
export class Scanner {
  readonly #expressions: readonly (Expression | undefined)[];
  readonly #classes: LineClasses;
  #candidates: Candidates | undefined;

  /**
   * @param expressions nothing where an expression cannot be had in JavaScript
   * @param classes shared by all scanners that look at the same lines
   */
  constructor(expressions: readonly (Expression | undefined)[], classes: LineClasses) {
    this.#expressions = expressions;
    this.#classes = classes;
  }

  findNextMatchSync(text: string | { readonly content: string }, start: number): Match | null {
    const line = text instanceof ScannedLine ? text : new ScannedLine(typeof text === 'string' ? text : text.content);
    this.#classes.read(line);
    this.#candidates ??= new Candidates(this.#expressions);
    const candidates = this.#candidates;
    const { length } = line.content;
    let best = NOWHERE;
    let bestAt = length + 1;
    candidates.begin();
    for (let place = start; place <= length && place <= bestAt; place++) {
      candidates.goTo(this.#classes.classes, place);
      for (let number = candidates.next(); number !== NOWHERE; number = candidates.next()) {
        if (place === bestAt && number > best) break;
        const at = this.#expressions[number]?.find(line, this.#classes, start, place) ?? NOWHERE;
        if (at === NOWHERE || at > bestAt || (at === bestAt && number > best)) continue;
        best = number;
        bestAt = at;
        if (at === place) return this.#matchOf(best);
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
