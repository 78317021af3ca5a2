/** The outlines of an SVG path: read into lines and cubic curves at absolute places, and written again. */

export interface LinePiece {
  readonly kind: 'line';
  readonly x: number;
  readonly y: number;
}

export interface CurvePiece {
  readonly kind: 'curve';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly x: number;
  readonly y: number;
}

export type PathPiece = LinePiece | CurvePiece;

/** One stroke of the pen. */
export interface Subpath {
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly PathPiece[];
  /** Ended by `z`. */
  readonly isClosed: boolean;
}

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;

/** Reads the `d` attribute; what stands before the first fault is kept, as in browsers. */
export function parsePath(text: string): readonly Subpath[] {
  const pen = new Pen();
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  take(GAP);
  let command = '';
  while (at < text.length) {
    const letter = text[at] as string;
    if (/[a-z]/i.test(letter)) {
      command = letter;
      at += 1;
    } else if (command === '' || /z/i.test(command)) break;
    else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    const count = ARGUMENTS[command.toLowerCase()];
    if (count === undefined) break;
    const values: number[] = [];
    for (let index = 0; index < count; index += 1) {
      take(GAP);
      const isFlag = count === 7 && (index === 3 || index === 4);
      const value = take(isFlag ? FLAG : NUMBER);
      if (value === undefined) return pen.finish();
      values.push(Number(value));
    }
    take(GAP);
    pen.draw(command, values);
  }
  return pen.finish();
}

/** The path's text, numbers with up to `digits` decimals. */
export function formatPath(subpaths: readonly Subpath[], digits = 2): string {
  const scale = 10 ** digits;
  const list = (...values: readonly number[]) =>
    values.map((value) => String(Math.round(value * scale) / scale)).join(' ');
  return subpaths
    .map(({ x, y, pieces, isClosed }) => {
      const drawn = pieces.map((piece) =>
        piece.kind === 'line'
          ? `L${list(piece.x, piece.y)}`
          : `C${list(piece.x1, piece.y1, piece.x2, piece.y2, piece.x, piece.y)}`,
      );
      return `M${list(x, y)}${drawn.join('')}${isClosed ? 'z' : ''}`;
    })
    .join('');
}

/** Scaled, then moved. */
export function movePath(subpaths: readonly Subpath[], scale: number, dx: number, dy: number): readonly Subpath[] {
  const across = (x: number) => x * scale + dx;
  const down = (y: number) => y * scale + dy;
  return subpaths.map(({ x, y, pieces, isClosed }) => ({
    x: across(x),
    y: down(y),
    isClosed,
    pieces: pieces.map((piece): PathPiece => {
      const to = { x: across(piece.x), y: down(piece.y) };
      if (piece.kind === 'line') return { kind: 'line', ...to };
      const { x1, y1, x2, y2 } = piece;
      return { kind: 'curve', x1: across(x1), y1: down(y1), x2: across(x2), y2: down(y2), ...to };
    }),
  }));
}

interface OpenSubpath {
  readonly x: number;
  readonly y: number;
  readonly pieces: PathPiece[];
}

class Pen {
  readonly #done: Subpath[] = [];
  #open: OpenSubpath | undefined;
  #x = 0;
  #y = 0;
  /** Where the next smooth curve bends first. */
  #bend: { readonly command: string; readonly x: number; readonly y: number } | undefined;

  finish(): readonly Subpath[] {
    this.#close(false);
    return this.#done;
  }

  draw(command: string, given: readonly number[]): void {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    if (kind === 'z') {
      this.#close(true);
      this.#bend = undefined;
      return;
    }
    if (kind === 'a') {
      this.#arc(given, isRelative);
      this.#bend = undefined;
      return;
    }
    const [ox, oy] = isRelative ? [this.#x, this.#y] : [0, 0];
    const p = kind === 'h' || kind === 'v' ? [] : given.map((value, index) => value + (index % 2 === 0 ? ox : oy));
    const n = (index: number) => p[index] as number;
    const smooth = (commands: string) =>
      this.#bend !== undefined && commands.includes(this.#bend.command)
        ? [2 * this.#x - this.#bend.x, 2 * this.#y - this.#bend.y]
        : [this.#x, this.#y];
    let bend: { command: string; x: number; y: number } | undefined;
    if (kind === 'm') this.#move(n(0), n(1));
    else if (kind === 'l') this.#line(n(0), n(1));
    else if (kind === 'h') this.#line((given[0] as number) + ox, this.#y);
    else if (kind === 'v') this.#line(this.#x, (given[0] as number) + oy);
    else if (kind === 'c') {
      bend = { command: 'c', x: n(2), y: n(3) };
      this.#curve(n(0), n(1), n(2), n(3), n(4), n(5));
    } else if (kind === 's') {
      const [x, y] = smooth('c') as [number, number];
      bend = { command: 'c', x: n(0), y: n(1) };
      this.#curve(x, y, n(0), n(1), n(2), n(3));
    } else if (kind === 'q') {
      bend = { command: 'q', x: n(0), y: n(1) };
      this.#quadratic(n(0), n(1), n(2), n(3));
    } else {
      const [x, y] = smooth('q') as [number, number];
      bend = { command: 'q', x, y };
      this.#quadratic(x, y, n(0), n(1));
    }
    this.#bend = bend;
  }

  #move(x: number, y: number): void {
    this.#close(false);
    this.#x = x;
    this.#y = y;
  }

  #close(isClosed: boolean): void {
    const open = this.#open;
    if (open === undefined) return;
    this.#open = undefined;
    this.#done.push({ ...open, isClosed });
    if (isClosed) {
      this.#x = open.x;
      this.#y = open.y;
    }
  }

  #add(piece: PathPiece): void {
    this.#open ??= { x: this.#x, y: this.#y, pieces: [] };
    this.#open.pieces.push(piece);
    this.#x = piece.x;
    this.#y = piece.y;
  }

  #line(x: number, y: number): void {
    this.#add({ kind: 'line', x, y });
  }

  #curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#add({ kind: 'curve', x1, y1, x2, y2, x, y });
  }

  #quadratic(cx: number, cy: number, x: number, y: number): void {
    const toward = (from: number, control: number) => from + (2 / 3) * (control - from);
    this.#curve(toward(this.#x, cx), toward(this.#y, cy), toward(x, cx), toward(y, cy), x, y);
  }

  /** An elliptical arc as curves of at most a quarter turn (SVG 2, appendix B.2.4). */
  #arc(given: readonly number[], isRelative: boolean): void {
    const [rawX, rawY, turn, large, sweep, dx, dy] = given as [number, number, number, number, number, number, number];
    const [fromX, fromY] = [this.#x, this.#y];
    const x = isRelative ? fromX + dx : dx;
    const y = isRelative ? fromY + dy : dy;
    let rx = Math.abs(rawX);
    let ry = Math.abs(rawY);
    if (fromX === x && fromY === y) return;
    if (rx === 0 || ry === 0) {
      this.#line(x, y);
      return;
    }
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [hx, hy] = [(fromX - x) / 2, (fromY - y) / 2];
    const [ux, uy] = [cos * hx + sin * hy, cos * hy - sin * hx];
    const stretch = Math.sqrt((ux / rx) ** 2 + (uy / ry) ** 2);
    if (stretch > 1) {
      rx *= stretch;
      ry *= stretch;
    }
    const over = (rx * uy) ** 2 + (ry * ux) ** 2;
    const off = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - over) / over)) * (large === sweep ? -1 : 1);
    const [mx, my] = [(off * rx * uy) / ry, (-off * ry * ux) / rx];
    const centerX = cos * mx - sin * my + (fromX + x) / 2;
    const centerY = sin * mx + cos * my + (fromY + y) / 2;
    const start = Math.atan2((uy - my) / ry, (ux - mx) / rx);
    let sweepAngle = Math.atan2((-uy - my) / ry, (-ux - mx) / rx) - start;
    if (sweep === 1 && sweepAngle < 0) sweepAngle += 2 * Math.PI;
    if (sweep === 0 && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
    const count = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-6));
    const step = sweepAngle / count;
    const reach = (4 / 3) * Math.tan(step / 4);
    const place = (a: number, b: number) => [
      centerX + cos * rx * a - sin * ry * b,
      centerY + sin * rx * a + cos * ry * b,
    ];
    for (let index = 0; index < count; index += 1) {
      const [a, b] = [start + step * index, start + step * (index + 1)];
      const [x1, y1] = place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)) as [number, number];
      const [x2, y2] = place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)) as [number, number];
      const [ex, ey] = index === count - 1 ? [x, y] : (place(Math.cos(b), Math.sin(b)) as [number, number]);
      this.#curve(x1, y1, x2, y2, ex, ey);
    }
  }
}
