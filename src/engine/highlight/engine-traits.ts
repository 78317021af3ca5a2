/**
 * What an engine of JavaScript knows of the notation of expressions, and where it is wrong. What was translated for one engine
 * may not do for another (the same questions that `oniguruma-to-es` asks before it translates).
 */
export interface EngineTraits {
  /** Sets in classes: the flag `v`. */
  readonly hasSets: boolean;
  /** Takes a hyphen behind a class of signs for a range. */
  readonly mistakesHyphens: boolean;
  /** Forgets that a class within a class is negated. */
  readonly forgetsNegation: boolean;
}

export function traitsOfEngine(): EngineTraits {
  const hasSets = compiled('[[]]') !== undefined;
  return {
    hasSets,
    mistakesHyphens: hasSets && compiled('[\\d\\-a]') === undefined,
    forgetsNegation: compiled('[[^a]]')?.test('a') ?? false,
  };
}

/** Whether what was translated on one engine does for another: it knows as much, and has no fault that was not reckoned with. */
export function fitsEngine(made: EngineTraits, own: EngineTraits): boolean {
  return (
    (own.hasSets || !made.hasSets) &&
    (made.mistakesHyphens || !own.mistakesHyphens) &&
    (made.forgetsNegation || !own.forgetsNegation)
  );
}

/** Typed as a text: TypeScript takes the flag itself for a mistake in code for engines that may not know it. */
const SETS: string = 'v';

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, SETS);
  } catch {
    return undefined;
  }
}
