/** An order of the vertices in all ranks, and steps that make its lines cross less. */
import { countCrossings } from './count-crossings.ts';
import type { Layering } from './layering.ts';
import { copyItems, listsIn, type RankItem, verticesIn, verticesOf } from './rank-items.ts';

export class RankOrder {
  readonly #layering: Layering;
  readonly #items: readonly RankItem[][];
  /** All lists of each rank; they are sorted where they are. */
  readonly #lists: readonly RankItem[][][];
  /** Groups beside each other stand in this order in all ranks. */
  #groupPlaces: number[];
  readonly #places: number[];

  constructor(layering: Layering, items: readonly RankItem[][], groupCount: number) {
    this.#layering = layering;
    this.#items = items.map(copyItems);
    this.#lists = this.#items.map(listsIn);
    this.#groupPlaces = Array.from({ length: groupCount }, (_, group) => group);
    this.#places = layering.vertices.map(() => 0);
    this.#items.forEach((_, rank) => {
      this.#number(rank);
    });
  }

  copy(): RankOrder {
    const order = new RankOrder(this.#layering, this.#items, this.#groupPlaces.length);
    order.#groupPlaces = [...this.#groupPlaces];
    return order;
  }

  get crossings(): number {
    return countCrossings(this.ranks, this.#places, this.#layering.below);
  }

  get ranks(): number[][] {
    return this.#items.map(verticesOf);
  }

  get items(): readonly (readonly RankItem[])[] {
    return this.#items;
  }

  /** Begins with vertices by a number of each. */
  startBy(numbers: readonly number[]): void {
    const sums = this.#groupPlaces.map(() => ({ sum: 0, count: 0 }));
    this.#lists.forEach((lists, rank) => {
      for (const list of lists) {
        for (const { group, items: inner } of list) {
          const sum = sums[group];
          if (sum === undefined) continue;
          for (const vertex of verticesOf(inner)) {
            sum.sum += numbers[vertex] as number;
            sum.count++;
          }
        }
        list.sort((one, other) => meanOf(one, numbers) - meanOf(other, numbers));
      }
      this.#number(rank);
    });
    const means = sums.map(({ sum, count }) => sum / Math.max(1, count));
    const sorted = means.map((_, group) => group).sort((a, b) => (means[a] as number) - (means[b] as number));
    sorted.forEach((group, place) => {
      this.#groupPlaces[group] = place;
    });
    this.#alignGroups();
  }

  /** Each rank by where its neighbours stand in the one before it. */
  sweep(isDown: boolean, isTieTurned: boolean): void {
    const count = this.#items.length;
    for (let step = 1; step < count; step++) {
      const rank = isDown ? step : count - 1 - step;
      const neighbours = isDown ? this.#layering.above : this.#layering.below;
      for (const list of this.#lists[rank] as RankItem[][]) this.#sort(list, neighbours, isTieTurned);
      this.#number(rank);
    }
  }

  /** Moves single items past others of their list while that takes crossings away. @returns whether any were */
  sift(): boolean {
    let isBetter = false;
    this.#lists.forEach((lists, rank) => {
      for (const list of lists) {
        if (list.length < 2) continue;
        for (const item of [...list]) if (this.#siftItem(list, item)) isBetter = true;
      }
      this.#number(rank);
    });
    return isBetter;
  }

  /** Changes places of two groups in all ranks. */
  swapGroups(one: number, other: number): void {
    const { [one]: first = 0, [other]: second = 0 } = this.#groupPlaces;
    this.#groupPlaces[one] = second;
    this.#groupPlaces[other] = first;
    this.#alignGroups();
  }

  #alignGroups(): void {
    this.#lists.forEach((lists, rank) => {
      for (const list of lists) this.#alignIn(list);
      this.#number(rank);
    });
  }

  /** Gives groups the places that groups have in a list, in the order that holds for all ranks. */
  #alignIn(list: RankItem[]): void {
    const groups = list.filter(({ group }) => group !== -1);
    if (groups.length < 2) return;
    groups.sort((a, b) => (this.#groupPlaces[a.group] as number) - (this.#groupPlaces[b.group] as number));
    let next = 0;
    list.forEach((item, index) => {
      if (item.group !== -1) list[index] = groups[next++] as RankItem;
    });
  }

  #sort(list: RankItem[], neighbours: readonly (readonly number[])[], isTieTurned: boolean): void {
    if (list.length < 2) return;
    const placed = list.map((item, index) => ({ item, index, mean: this.#meanOfNeighbours(item, neighbours) }));
    const free = placed.filter(({ mean }) => mean !== undefined);
    free.sort(
      (a, b) => (a.mean as number) - (b.mean as number) || (isTieTurned ? b.index - a.index : a.index - b.index),
    );
    let next = 0;
    for (const { item, index, mean } of placed) list[index] = mean === undefined ? item : (free[next++]?.item ?? item);
    this.#alignIn(list);
  }

  #meanOfNeighbours(item: RankItem, neighbours: readonly (readonly number[])[]): number | undefined {
    let sum = 0;
    let count = 0;
    for (const vertex of verticesIn(item)) {
      for (const other of neighbours[vertex] as number[]) {
        sum += this.#places[other] as number;
        count++;
      }
    }
    return count === 0 ? undefined : sum / count;
  }

  #siftItem(list: RankItem[], item: RankItem): boolean {
    const start = list.indexOf(item);
    let best = start;
    let least = 0;
    for (const by of [-1, 1]) {
      let change = 0;
      for (let at = start + by; at >= 0 && at < list.length; at += by) {
        const other = list[at] as RankItem;
        if (item.group !== -1 && other.group !== -1) break;
        change += by * this.#changeOfSwap(item, other);
        if (change < least) [best, least] = [at, change];
      }
    }
    if (best === start) return false;
    list.splice(start, 1);
    list.splice(best, 0, item);
    return true;
  }

  /** By how much the crossings of two items' lines change when the left one goes to the right of the other. */
  #changeOfSwap(left: RankItem, right: RankItem): number {
    const [ones, others] = [verticesIn(left), verticesIn(right)];
    let change = 0;
    for (const neighbours of [this.#layering.above, this.#layering.below]) {
      for (const one of ones) {
        for (const end of neighbours[one] as number[]) {
          const place = this.#places[end] as number;
          for (const other of others) {
            for (const otherEnd of neighbours[other] as number[]) {
              change += Math.sign((this.#places[otherEnd] as number) - place);
            }
          }
        }
      }
    }
    return change;
  }

  #number(rank: number): void {
    verticesOf(this.#items[rank] as RankItem[]).forEach((vertex, place) => {
      this.#places[vertex] = place;
    });
  }
}

function meanOf(item: RankItem, numbers: readonly number[]): number {
  if (item.group === -1) return numbers[item.vertex] as number;
  const vertices = verticesOf(item.items);
  return vertices.reduce((sum, vertex) => sum + (numbers[vertex] as number), 0) / vertices.length;
}
