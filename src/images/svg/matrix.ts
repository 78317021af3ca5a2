/** Affine transformations: `[a, b, c, d, e, f]` as in SVG's `matrix()`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

/** `undefined` for a transformation that flattens everything to a line. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return undefined;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)];
}

/** How much longer, on average, lines become. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Reads a `transform` attribute; `undefined` when it holds something else than SVG's own functions. */
export function readTransform(text: string | undefined): Matrix | undefined {
  if (text === undefined || text.trim() === '' || text.trim() === 'none') return IDENTITY;
  let matrix = IDENTITY;
  const rest = text.replace(/(\w+)\s*\(([^)]*)\)\s*,?/g, (whole, name: string, list: string) => {
    const values = (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    // Of units, those that SVG's own numbers stand for.
    const isPlain = /^(?:[-+\d.,\s]|e[-+\d]|px|deg)*$/i.test(list);
    const step = isPlain ? oneStep(name, values) : undefined;
    if (step === undefined) return whole;
    matrix = multiply(matrix, step);
    return '';
  });
  return rest.trim() === '' ? matrix : undefined;
}

function oneStep(name: string, values: readonly number[]): Matrix | undefined {
  if (values.some((value) => !Number.isFinite(value))) return undefined;
  const [first = 0, second, third] = values;
  const angle = (first * Math.PI) / 180;
  switch (name) {
    case 'matrix':
      return values.length === 6 ? (values as unknown as Matrix) : undefined;
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'rotate': {
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      if (second === undefined || third === undefined) return turn;
      return multiply(multiply([1, 0, 0, 1, second, third], turn), [1, 0, 0, 1, -second, -third]);
    }
    case 'skewX':
      return [1, 0, Math.tan(angle), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(angle), 0, 1, 0, 0];
    default:
      return undefined;
  }
}
