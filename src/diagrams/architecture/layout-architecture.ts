/** Places services on grids, each group on one of its own, so that nothing stands in a group that is not of it. */
import type { Bounds, Point, Size } from '../svg/geometry.ts';
import type { Architecture, Connection } from './parse-architecture.ts';
import { placeOnGrid } from './place-on-grid.ts';

/** How far a thing reaches from the point that lines lead to. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

export interface PlacedArchitecture {
  /** Middles of icons and junctions. */
  readonly services: ReadonlyMap<string, Point>;
  readonly groups: ReadonlyMap<string, Bounds>;
  readonly bounds: Bounds;
}

/** Columns that things without lines between them fill before a new row begins. */
const COLUMNS = 4;
const GAP = 64;
const DOWN_GAP = 44;
export const GROUP_PADDING = 22;

interface Level {
  readonly services: Map<string, Point>;
  readonly groups: Map<string, Bounds>;
  readonly size: Size;
}

/**
 * @param reachOf Of a service
 * @param titleOf Room for the title of a group at its top
 * @param textOf Room for what stands at a line
 */
export function layoutArchitecture(
  architecture: Architecture,
  reachOf: (id: string) => Reach,
  titleOf: (id: string) => Size,
  textOf: (connection: Connection) => Size,
): PlacedArchitecture {
  const { services, groups, connections } = architecture;
  const parentOf = (id: string): string | undefined => (services.get(id) ?? groups.get(id))?.parent;

  /** What stands directly in the level and holds the service. */
  const memberFor = (id: string, level: string | undefined): string | undefined => {
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = parentOf(at)) {
      if (parentOf(at) === level) return at;
      seen.add(at);
    }
    return undefined;
  };

  /** Lines from outside lead to its left and right rather than to its top and bottom. */
  const isEnteredBeside = (level: string | undefined): boolean => {
    let beside = 0;
    for (const { from, to } of connections) {
      const ends = [from, to].filter(({ id }) => memberFor(id, level) !== undefined);
      const [end] = ends;
      if (ends.length === 1 && end !== undefined) beside += end.side === 'L' || end.side === 'R' ? 1 : -1;
    }
    return beside > 0;
  };

  const placeLevel = (level: string | undefined): Level => {
    const ids = [...groups.keys(), ...services.keys()].filter((id) => parentOf(id) === level);
    const inner = new Map(ids.filter((id) => groups.has(id)).map((id) => [id, placeLevel(id)]));
    const links = connections.flatMap((connection) => {
      const from = memberFor(connection.from.id, level);
      const to = memberFor(connection.to.id, level);
      return from === undefined || to === undefined || from === to ? [] : [{ connection, from, to }];
    });
    const reaches = new Map(ids.map((id) => [id, reachOfMember(id)]));
    function reachOfMember(id: string): Reach {
      const content = inner.get(id);
      if (content === undefined) return reachOf(id);
      const title = titleOf(id);
      const width = Math.max(content.size.width, title.width) + 2 * GROUP_PADDING;
      const height = content.size.height + title.height + GROUP_PADDING;
      // Its first line to the outside runs straight into it.
      const link = links.find(({ from, to }) => from === id || to === id);
      const end = link?.from === id ? link.connection.from.id : link?.connection.to.id;
      const point = end === undefined ? undefined : content.services.get(end);
      const shift = (width - content.size.width) / 2;
      const x = point === undefined ? width / 2 : point.x + shift;
      const y = point === undefined ? height / 2 : point.y + title.height;
      return { left: x, right: width - x, up: y, down: height - y };
    }
    // What has lines first, in the order of the lines.
    const ordered = [...new Set([...links.flatMap(({ from, to }) => [from, to]), ...ids])];
    const cells = placeOnGrid(
      ordered,
      links.map(({ connection, from, to }) => ({
        from,
        to,
        fromSide: connection.from.side,
        toSide: connection.to.side,
      })),
      isEnteredBeside(level) ? 1 : COLUMNS,
    );
    const texts = links.map(({ connection }) => textOf(connection));
    const gap = Math.max(GAP, ...texts.map(({ width }) => (width === 0 ? 0 : width + 32)));
    const downGap = Math.max(DOWN_GAP, ...texts.map(({ height }) => (height === 0 ? 0 : height + 36)));
    const xs = tracks(
      ordered.map((id) => [cells.get(id)?.column ?? 0, reaches.get(id)?.left ?? 0, reaches.get(id)?.right ?? 0]),
      gap,
    );
    const ys = tracks(
      ordered.map((id) => [cells.get(id)?.row ?? 0, reaches.get(id)?.up ?? 0, reaches.get(id)?.down ?? 0]),
      downGap,
    );
    const placed: Level = { services: new Map(), groups: new Map(), size: { width: xs.length, height: ys.length } };
    for (const id of ordered) {
      const { column = 0, row = 0 } = cells.get(id) ?? {};
      const at = { x: xs.places.get(column) ?? 0, y: ys.places.get(row) ?? 0 };
      const content = inner.get(id);
      const reach = reaches.get(id);
      if (content === undefined || reach === undefined) placed.services.set(id, at);
      else addGroup(placed, id, content, at, reach, titleOf(id).height);
    }
    return placed;
  };

  const { services: points, groups: boxes, size } = placeLevel(undefined);
  return { services: points, groups: boxes, bounds: { left: 0, top: 0, right: size.width, bottom: size.height } };
}

/** Where the lines of a grid's columns or rows are: each as wide as the widest of its things needs. */
function tracks(
  things: readonly (readonly [track: number, before: number, after: number])[],
  gap: number,
): { readonly places: ReadonlyMap<number, number>; readonly length: number } {
  const used = [...new Set(things.map(([track]) => track))].sort((a, b) => a - b);
  const places = new Map<number, number>();
  let at = 0;
  used.forEach((track, index) => {
    const own = things.filter(([number]) => number === track);
    at += (index === 0 ? 0 : gap) + Math.max(...own.map(([, before]) => before));
    places.set(track, at);
    at += Math.max(...own.map(([, , after]) => after));
  });
  return { places, length: at };
}

function addGroup(level: Level, id: string, content: Level, at: Point, reach: Reach, titleHeight: number): void {
  const bounds = {
    left: at.x - reach.left,
    right: at.x + reach.right,
    top: at.y - reach.up,
    bottom: at.y + reach.down,
  };
  const dx = (bounds.left + bounds.right - content.size.width) / 2;
  const dy = bounds.top + titleHeight;
  level.groups.set(id, bounds);
  for (const [service, { x, y }] of content.services) level.services.set(service, { x: x + dx, y: y + dy });
  for (const [group, { left, right, top, bottom }] of content.groups) {
    level.groups.set(group, { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy });
  }
}
