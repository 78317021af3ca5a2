/**
 * Whole numbers for vertices so that given distances are kept and the weighted lengths of all edges are least
 * (Gansner, Koutsofios, North and Vo, "A technique for drawing directed graphs", 1993).
 */

export interface Distance {
  readonly from: number;
  readonly to: number;
  /** Whole: the number of `to` is larger than that of `from` by this at least; it may be negative. */
  readonly least: number;
  readonly weight: number;
}

/** So many turns for a vertex and no more: what is found by then keeps the distances, too. */
const TURNS = 12;
/** Candidates that are compared before one is taken. */
const CANDIDATES = 30;

/**
 * @param count vertices are 0 to `count` - 1; the edges join all of them and make no circle
 * @returns a number for each, the least is 0
 */
export function solveDistances(count: number, edges: readonly Distance[]): number[] {
  if (count === 0) return [];
  const state = new SpanningTree(count, edges);
  const most = TURNS * count;
  for (let turn = 0; turn < most; turn++) {
    const leaving = state.findLeaving();
    if (leaving === undefined) break;
    state.exchange(leaving, state.findEntering(leaving));
  }
  const least = Math.min(...state.values);
  return state.values.map((value) => value - least);
}

class SpanningTree {
  readonly values: number[];
  readonly #edges: readonly Distance[];
  readonly #out: number[][];
  readonly #in: number[][];
  /** Edges of the tree at each vertex. */
  readonly #tree: number[][];
  /** Edges of the tree, and the place of each among them, -1 for others. */
  readonly #inTree: number[] = [];
  readonly #placeInTree: number[];
  /** What a longer edge of the tree would cost. */
  readonly #cut: number[];
  /** Numbers of a walk that leaves a vertex after all below it: below `v` lie those from `low` to `lim`. */
  readonly #low: number[];
  readonly #lim: number[];
  readonly #byLim: number[];
  readonly #parent: number[];
  #next = 0;

  constructor(count: number, edges: readonly Distance[]) {
    const lists = (): number[][] => Array.from({ length: count }, () => []);
    this.#edges = edges;
    this.#out = lists();
    this.#in = lists();
    this.#tree = lists();
    edges.forEach(({ from, to }, index) => {
      this.#out[from]?.push(index);
      this.#in[to]?.push(index);
    });
    this.#placeInTree = edges.map(() => -1);
    this.#cut = edges.map(() => 0);
    this.#low = new Array<number>(count).fill(0);
    this.#lim = new Array<number>(count).fill(0);
    this.#byLim = new Array<number>(count).fill(0);
    this.#parent = new Array<number>(count).fill(-1);
    this.values = this.#firstValues(count);
    this.#grow(count);
    this.#walk(0, -1, 0);
    this.#weigh(count);
  }

  /** An edge whose lengthening makes the whole shorter. */
  findLeaving(): number | undefined {
    let best: number | undefined;
    let found = 0;
    const size = this.#inTree.length;
    for (let step = 0; step < size && found < CANDIDATES; step++) {
      const place = (this.#next + step) % size;
      const edge = this.#inTree[place] as number;
      if (this.#cutOf(edge) >= 0) continue;
      found++;
      if (best === undefined || this.#cutOf(edge) < this.#cutOf(best)) best = edge;
      if (found === CANDIDATES) this.#next = place;
    }
    return best;
  }

  /** The nearest edge that joins the two parts of the tree the other way round. */
  findEntering(leaving: number): number {
    const { from, to } = this.#edge(leaving);
    const fromIsBelow = this.#limOf(from) < this.#limOf(to);
    const top = fromIsBelow ? from : to;
    const [low, lim] = [this.#low[top] as number, this.#limOf(top)];
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let at = low; at <= lim; at++) {
      const vertex = this.#byLim[at] as number;
      for (const edge of (fromIsBelow ? this.#in : this.#out)[vertex] as number[]) {
        const other = fromIsBelow ? this.#edge(edge).from : this.#edge(edge).to;
        const place = this.#limOf(other);
        if (place >= low && place <= lim) continue;
        const slack = this.#slack(edge);
        if (slack < least) [best, least] = [edge, slack];
      }
    }
    return best;
  }

  exchange(leaving: number, entering: number): void {
    const { from, to } = this.#edge(leaving);
    const fromIsBelow = this.#limOf(from) < this.#limOf(to);
    const top = fromIsBelow ? from : to;
    const by = this.#slack(entering) * (fromIsBelow ? -1 : 1);
    for (let at = this.#low[top] as number; at <= this.#limOf(top); at++) {
      const vertex = this.#byLim[at] as number;
      this.values[vertex] = (this.values[vertex] as number) + by;
    }
    const cut = this.#cutOf(leaving);
    const { from: start, to: end } = this.#edge(entering);
    const common = this.#passOn(start, end, cut, true);
    this.#passOn(end, start, cut, false);
    this.#cut[entering] = -cut;
    this.#cut[leaving] = 0;
    const place = this.#placeInTree[leaving] as number;
    this.#inTree[place] = entering;
    this.#placeInTree[entering] = place;
    this.#placeInTree[leaving] = -1;
    for (const vertex of [from, to]) {
      const edges = this.#tree[vertex] as number[];
      edges.splice(edges.indexOf(leaving), 1);
    }
    this.#tree[start]?.push(entering);
    this.#tree[end]?.push(entering);
    this.#walk(common, this.#parent[common] as number, this.#low[common] as number);
  }

  /** Adds the cut value along the tree up to what both ends have in common, and says what that is. */
  #passOn(vertex: number, other: number, cut: number, isForward: boolean): number {
    let at = vertex;
    const target = this.#limOf(other);
    while (target < (this.#low[at] as number) || target > this.#limOf(at)) {
      const edge = this.#parent[at] as number;
      const { from, to } = this.#edge(edge);
      this.#cut[edge] = this.#cutOf(edge) + ((at === from) === isForward ? cut : -cut);
      at = at === from ? to : from;
    }
    return at;
  }

  /** Each as low as its distances allow. */
  #firstValues(count: number): number[] {
    const values = new Array<number>(count).fill(0);
    const waiting = this.#in.map((edges) => edges.length);
    const open = values.flatMap((_, vertex) => (waiting[vertex] === 0 ? [vertex] : []));
    for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
      for (const edge of this.#out[vertex] as number[]) {
        const { to, least } = this.#edge(edge);
        values[to] = Math.max(values[to] as number, (values[vertex] as number) + least);
        waiting[to] = (waiting[to] as number) - 1;
        if (waiting[to] === 0) open.push(to);
      }
    }
    return values;
  }

  /** A tree of edges that have exactly their least length. */
  #grow(count: number): void {
    const isIn = new Array<boolean>(count).fill(false);
    const members: number[] = [];
    const add = (first: number): void => {
      const open = [first];
      isIn[first] = true;
      for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
        members.push(vertex);
        for (const edge of [...(this.#out[vertex] as number[]), ...(this.#in[vertex] as number[])]) {
          const { from, to } = this.#edge(edge);
          const other = from === vertex ? to : from;
          if (isIn[other] || this.#slack(edge) !== 0) continue;
          isIn[other] = true;
          this.#join(edge);
          open.push(other);
        }
      }
    };
    add(0);
    while (members.length < count) {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      this.#edges.forEach(({ from, to }, edge) => {
        if (isIn[from] === isIn[to]) return;
        const slack = this.#slack(edge);
        if (slack < least) [best, least] = [edge, slack];
      });
      if (best === -1) return;
      const { from, to } = this.#edge(best);
      const by = isIn[from] ? least : -least;
      for (const vertex of members) this.values[vertex] = (this.values[vertex] as number) + by;
      this.#join(best);
      add(isIn[from] ? to : from);
    }
  }

  #join(edge: number): void {
    const { from, to } = this.#edge(edge);
    this.#placeInTree[edge] = this.#inTree.length;
    this.#inTree.push(edge);
    this.#tree[from]?.push(edge);
    this.#tree[to]?.push(edge);
  }

  /** Numbers what lies below a vertex anew, beginning with `low`. */
  #walk(top: number, parent: number, low: number): void {
    let number = low;
    this.#parent[top] = parent;
    this.#low[top] = number;
    const open: { readonly vertex: number; next: number }[] = [{ vertex: top, next: 0 }];
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
      const { vertex } = at;
      const edge = (this.#tree[vertex] as number[])[at.next++];
      if (edge === undefined) {
        this.#lim[vertex] = number;
        this.#byLim[number] = vertex;
        number++;
        open.pop();
      } else if (edge !== this.#parent[vertex]) {
        const { from, to } = this.#edge(edge);
        const child = from === vertex ? to : from;
        this.#parent[child] = edge;
        this.#low[child] = number;
        open.push({ vertex: child, next: 0 });
      }
    }
  }

  #weigh(count: number): void {
    const sums = new Array<number>(count).fill(0);
    for (const { from, to, weight } of this.#edges) {
      sums[from] = (sums[from] as number) + weight;
      sums[to] = (sums[to] as number) - weight;
    }
    for (let place = 0; place < count; place++) {
      const vertex = this.#byLim[place] as number;
      const edge = this.#parent[vertex] as number;
      if (edge === -1) continue;
      const { from, to } = this.#edge(edge);
      this.#cut[edge] = from === vertex ? (sums[vertex] as number) : -(sums[vertex] as number);
      const above = from === vertex ? to : from;
      sums[above] = (sums[above] as number) + (sums[vertex] as number);
    }
  }

  #edge(index: number): Distance {
    return this.#edges[index] as Distance;
  }

  #slack(index: number): number {
    const { from, to, least } = this.#edge(index);
    return (this.values[to] as number) - (this.values[from] as number) - least;
  }

  #cutOf(edge: number): number {
    return this.#cut[edge] as number;
  }

  #limOf(vertex: number): number {
    return this.#lim[vertex] as number;
  }
}
