/** Formulas in TeX → MathML, which browsers draw without a style sheet, a font or a script of ours. */
import type temml from 'temml';

/** What draws formulas. It is loaded apart from the engine, since few pages have any. */
export interface FormulaWriter {
  /** To be awaited before a page that may hold formulas is rendered. */
  readonly load: () => Promise<void>;
  /** Pure once it is loaded. */
  readonly write: (source: string, isBlock: boolean) => WrittenFormula;
}

export type WrittenFormula =
  | { readonly kind: 'drawn'; readonly mathml: string }
  /** `part` is the piece of the source that was not understood, where it is known. */
  | { readonly kind: 'refused'; readonly problem: string; readonly part?: string };

type Temml = typeof temml;

/** A formula that unfolds itself without end is stopped; none by hand comes near. */
const MAX_EXPANSIONS = 1_000;

export function createFormulaWriter(): FormulaWriter {
  let library: Temml | undefined;
  return {
    async load() {
      library ??= (await import('temml')).default;
    },
    write(source, isBlock) {
      if (library === undefined) return { kind: 'refused', problem: 'formulas are not loaded yet' };
      return write(library, source, isBlock);
    },
  };
}

function write(library: Temml, source: string, isBlock: boolean): WrittenFormula {
  // Numbered and aligned lines stand on their own, whatever signs they are written between.
  const displayMode = isBlock || /\\begin\{(?:align|gather|equation|multline)|\\tag\b/.test(source);
  try {
    const mathml = library.renderToString(source, {
      displayMode,
      annotate: true,
      throwOnError: true,
      trust: false,
      maxExpand: MAX_EXPANSIONS,
    });
    return { kind: 'drawn', mathml };
  } catch (error) {
    return refusal(error, source);
  }
}

/** `Expected 'EOF', got '}' at position 3: …` → what was not understood, and where, in words. */
function refusal(error: unknown, source: string): WrittenFormula {
  const text = error instanceof Error ? error.message : String(error);
  const [problem = ''] = text.trim().split(/ at (?:position \d+|end of input)\b|\n/);
  const command = /\\[A-Za-z]+/.exec(problem)?.[0];
  if (/^Unsupported function name/.test(problem) && command !== undefined) {
    return { kind: 'refused', problem: 'there is no such command', part: command };
  }
  const sentence = `${problem.charAt(0).toLowerCase()}${problem.slice(1)}`.replace(/[.:\s]+$/, '').replaceAll('`', "'");
  const part = command !== undefined && source.includes(command) ? command : undefined;
  return { kind: 'refused', problem: sentence, ...(part === undefined ? {} : { part }) };
}
