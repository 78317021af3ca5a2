/** Divides a rectangle among values so that the pieces are as near to squares as can be. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece for each value, in their order; the greatest values begin at the top left. */
export function squarify(values: readonly number[], area: Area): readonly Area[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const pieces: Area[] = values.map(() => ({ ...area, width: 0, height: 0 }));
  const order = values.map((_, index) => index).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const scale = total === 0 ? 0 : (area.width * area.height) / total;
  const sizeOf = (index: number): number => (values[index] ?? 0) * scale;
  let { x, y, width, height } = area;
  for (let first = 0; first < order.length; ) {
    const side = Math.min(width, height);
    const row = [order[first] as number];
    let sum = sizeOf(row[0] as number);
    for (let next = first + 1; next < order.length; next++) {
      const index = order[next] as number;
      const sizes = row.map(sizeOf);
      if (worst([...sizes, sizeOf(index)], side) > worst(sizes, side)) break;
      row.push(index);
      sum += sizeOf(index);
    }
    const depth = side === 0 ? 0 : sum / side;
    let along = 0;
    for (const index of row) {
      const length = depth === 0 ? 0 : sizeOf(index) / depth;
      pieces[index] =
        width >= height
          ? { x, y: y + along, width: depth, height: length }
          : { x: x + along, y, width: length, height: depth };
      along += length;
    }
    if (width >= height) [x, width] = [x + depth, Math.max(0, width - depth)];
    else [y, height] = [y + depth, Math.max(0, height - depth)];
    first += row.length;
  }
  return pieces;
}

/** How far from a square the worst piece of a row along a side is; 1 for a square. */
function worst(sizes: readonly number[], side: number): number {
  const sum = sizes.reduce((all, size) => all + size, 0);
  const [least, greatest] = [Math.min(...sizes), Math.max(...sizes)];
  if (sum === 0 || least === 0) return Number.POSITIVE_INFINITY;
  return Math.max((side * side * greatest) / (sum * sum), (sum * sum) / (side * side * least));
}
