/** Outlines of nodes. Coordinates are relative to the middle. */
import { type Box, meetEllipse, meetPolygon, type Point, type Size } from '../svg/geometry.ts';
import { element, short } from '../svg/markup.ts';

export interface Shape {
  /** Size of the whole around a label. */
  readonly around: (label: Size) => Size;
  /** Elements without the label; `style` is the author's. */
  readonly draw: (size: Size, style: string | undefined) => string;
  readonly meet?: (box: Box, outside: Point) => Point;
  /** How far below the middle the label stands. */
  readonly drop?: number;
  /** Without a label, whatever the source says. */
  readonly isBare?: boolean;
}

const padded =
  (x: number, y: number) =>
  ({ width, height }: Size): Size => ({ width: Math.max(48, width + 2 * x), height: Math.max(38, height + 2 * y) });

const fixed =
  (width: number, height = width) =>
  (): Size => ({ width, height });

const rectangle = (radius: number | 'half', extra?: (size: Size) => string, around = padded(18, 11)): Shape => ({
  around,
  draw: (size, style) =>
    rect(size, radius === 'half' ? size.height / 2 : radius, style) +
    (extra === undefined ? '' : element('path', { class: 'dg-rule', d: extra(size), style })),
});

function rect({ width, height }: Size, radius: number, style?: string, kind = 'dg-box'): string {
  return element('rect', { class: kind, x: -width / 2, y: -height / 2, width, height, rx: radius, style });
}

/** A closed shape of straight sides. */
const polygon = (around: Shape['around'], corners: (size: Size) => readonly Point[], drop?: number): Shape => ({
  around,
  draw: (size, style) => element('path', { class: 'dg-box', d: `M${corners(size).map(place).join('L')}Z`, style }),
  meet: (box, outside) => meetPolygon(box, corners(box), outside),
  ...(drop === undefined ? {} : { drop }),
});

/** Any outline; lines meet its rectangle. */
const outline = (
  around: Shape['around'],
  path: (size: Size) => string,
  extra?: Pick<Shape, 'drop' | 'meet' | 'isBare'>,
): Shape => ({
  around,
  draw: (size, style) => element('path', { class: 'dg-box', d: path(size), style }),
  ...extra,
});

const round = (around: Shape['around'], details?: (size: Size, style: string | undefined) => string): Shape => ({
  around,
  draw: (size, style) =>
    element('ellipse', { class: 'dg-box', rx: size.width / 2, ry: size.height / 2, style }) +
    (details?.(size, style) ?? ''),
  meet: meetEllipse,
});

const circleAround = ({ width, height }: Size): Size => {
  const side = Math.max(52, Math.hypot(width, height) + 16);
  return { width: side, height: side };
};

function place({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Corners from shares of half the width and half the height, moved in by pixels. */
const corners =
  (...shares: readonly (readonly [x: number, y: number, inset?: number])[]) =>
  ({ width, height }: Size): readonly Point[] =>
    shares.map(([x, y, inset = 0]) => ({ x: (x * width) / 2 - Math.sign(x) * inset, y: (y * height) / 2 }));

const CAP = 9;

const cylinderPath = ({ width: w, height: h }: Size): string => {
  const [x, top, bottom] = [w / 2, -h / 2 + CAP, h / 2 - CAP].map(short);
  const rx = short(w / 2);
  return `M-${x} ${top}A${rx} ${CAP} 0 0 1 ${x} ${top}V${bottom}A${rx} ${CAP} 0 0 1-${x} ${bottom}Z`;
};

const cylinderRim = ({ width: w, height: h }: Size): string =>
  `M${short(-w / 2)} ${short(-h / 2 + CAP)}A${short(w / 2)} ${CAP} 0 0 0 ${short(w / 2)} ${short(-h / 2 + CAP)}`;

const wavePath = ({ width: w, height: h }: Size): string => {
  const [x, y] = [w / 2, h / 2];
  return `M${short(-x)} ${short(-y)}H${short(x)}V${short(y - 6)}C${short(x / 2)} ${short(y - 16)} ${short(-x / 2)} ${short(y + 10)} ${short(-x)} ${short(y - 2)}Z`;
};

const cloudPath = ({ width: w, height: h }: Size): string => {
  const points: readonly (readonly [number, number])[] = [
    [-0.5, 0.2],
    [-0.42, -0.3],
    [-0.1, -0.5],
    [0.25, -0.45],
    [0.48, -0.15],
    [0.44, 0.35],
    [0.1, 0.5],
    [-0.3, 0.5],
  ];
  const [first = [0, 0], ...rest] = points.map(([x, y]) => [x * w, y * h] as const);
  const arcs = [...rest, first].map(([x, y], index) => {
    const [fromX, fromY] = index === 0 ? first : (rest[index - 1] ?? first);
    const radius = Math.hypot(x - fromX, y - fromY) * 0.58;
    return `A${short(radius)} ${short(radius)} 0 0 1 ${short(x)} ${short(y)}`;
  });
  return `M${short(first[0])} ${short(first[1])}${arcs.join('')}Z`;
};

const SHAPES: Readonly<Record<string, Shape>> = {
  rectangle: rectangle(6),
  rounded: rectangle(14),
  stadium: rectangle('half', undefined, padded(22, 11)),
  subroutine: rectangle(
    4,
    ({ width, height }) =>
      `M${short(-width / 2 + 8)} ${short(-height / 2)}v${short(height)}M${short(width / 2 - 8)} ${short(-height / 2)}v${short(height)}`,
    padded(24, 11),
  ),
  lined: rectangle(
    4,
    ({ width, height }) => `M${short(-width / 2 + 8)} ${short(-height / 2)}v${short(height)}`,
    padded(24, 11),
  ),
  divided: rectangle(
    4,
    ({ width, height }) => `M${short(-width / 2)} ${short(-height / 2 + 8)}h${short(width)}`,
    padded(18, 16),
  ),
  window: rectangle(
    4,
    ({ width, height }) =>
      `M${short(-width / 2 + 8)} ${short(-height / 2)}v${short(height)}M${short(-width / 2)} ${short(-height / 2 + 8)}h${short(width)}`,
    padded(24, 16),
  ),
  cylinder: {
    around: padded(20, 18),
    draw: (size, style) =>
      element('path', { class: 'dg-box', d: cylinderPath(size), style }) +
      element('path', {
        class: 'dg-rule',
        d: cylinderRim(size),
        style: style === undefined ? undefined : `${style};fill:none`,
      }),
    drop: 5,
  },
  circle: round(circleAround),
  ellipse: round(({ width, height }) => ({ width: width * 1.3 + 24, height: height * 1.4 + 18 })),
  'double-circle': round(
    (label) => {
      const { width } = circleAround(label);
      return { width: width + 10, height: width + 10 };
    },
    ({ width, height }, style) =>
      element('ellipse', { class: 'dg-rule', rx: width / 2 - 5, ry: height / 2 - 5, style }),
  ),
  crossed: {
    ...round(fixed(32), ({ width }, style) => {
      const reach = short((width / 2) * Math.SQRT1_2);
      return element('path', {
        class: 'dg-rule',
        d: `M-${reach}-${reach} ${reach} ${reach}M-${reach} ${reach} ${reach}-${reach}`,
        style,
      });
    }),
    isBare: true,
  },
  dot: {
    around: fixed(16),
    draw: (_size, style) => element('circle', { class: 'dg-solid', r: 8, style }),
    meet: meetEllipse,
    isBare: true,
  },
  stop: {
    ...round(fixed(22), (_size, style) => element('circle', { class: 'dg-solid', r: 6.5, style })),
    isBare: true,
  },
  bar: { around: fixed(72, 8), draw: (size, style) => rect(size, 3, style, 'dg-solid'), isBare: true },
  odd: polygon(padded(24, 11), corners([-1, -1], [1, -1], [1, 1], [-1, 1], [-1, 0, 12])),
  diamond: polygon(
    ({ width, height }) => ({ width: width + height + 40, height: Math.max(56, (width + height + 40) * 0.62) }),
    corners([0, -1], [1, 0], [0, 1], [-1, 0]),
  ),
  hexagon: polygon(padded(28, 12), corners([-1, -1, 14], [1, -1, 14], [1, 0], [1, 1, 14], [-1, 1, 14], [-1, 0])),
  'lean-right': polygon(padded(30, 11), corners([-1, -1, 16], [1, -1], [1, 1, 16], [-1, 1])),
  'lean-left': polygon(padded(30, 11), corners([-1, -1], [1, -1, 16], [1, 1], [-1, 1, 16])),
  trapezoid: polygon(padded(30, 11), corners([-1, -1, 16], [1, -1, 16], [1, 1], [-1, 1])),
  'trapezoid-top': polygon(padded(30, 11), corners([-1, -1], [1, -1], [1, 1, 16], [-1, 1, 16])),
  'manual-input': polygon(
    padded(18, 16),
    ({ width, height }) => [
      { x: -width / 2, y: -height / 2 + 12 },
      { x: width / 2, y: -height / 2 },
      { x: width / 2, y: height / 2 },
      { x: -width / 2, y: height / 2 },
    ],
    5,
  ),
  card: polygon(padded(20, 12), ({ width, height }) => [
    { x: -width / 2 + 12, y: -height / 2 },
    { x: width / 2, y: -height / 2 },
    { x: width / 2, y: height / 2 },
    { x: -width / 2, y: height / 2 },
    { x: -width / 2, y: -height / 2 + 12 },
  ]),
  'loop-limit': polygon(padded(22, 14), corners([-1, -0.5], [-1, -1, 14], [1, -1, 14], [1, -0.5], [1, 1], [-1, 1])),
  triangle: polygon(
    ({ width, height }) => ({ width: width * 1.5 + 48, height: height * 2 + 44 }),
    corners([0, -1], [1, 1], [-1, 1]),
    12,
  ),
  'flipped-triangle': polygon(
    ({ width, height }) => ({ width: width * 1.5 + 48, height: height * 2 + 44 }),
    corners([-1, -1], [1, -1], [0, 1]),
    -12,
  ),
  hourglass: { ...polygon(fixed(36, 44), corners([-1, -1], [1, -1], [-1, 1], [1, 1])), isBare: true },
  bolt: {
    ...polygon(fixed(36, 48), corners([0.3, -1], [-0.8, 0.1], [-0.05, 0.1], [-0.3, 1], [0.8, -0.15], [0.05, -0.15])),
    isBare: true,
  },
  delay: outline(padded(26, 11), ({ width: w, height: h }) => {
    const radius = short(h / 2);
    return `M${short(-w / 2)} ${short(-h / 2)}H${short(w / 2 - h / 2)}A${radius} ${radius} 0 0 1 ${short(w / 2 - h / 2)} ${radius}H${short(-w / 2)}Z`;
  }),
  display: outline(padded(30, 11), ({ width: w, height: h }) => {
    const radius = short(h / 2);
    return `M${short(-w / 2)} 0L${short(-w / 2 + 16)} ${short(-h / 2)}H${short(w / 2 - h / 2)}A${radius} ${radius} 0 0 1 ${short(w / 2 - h / 2)} ${radius}H${short(-w / 2 + 16)}Z`;
  }),
  stored: outline(padded(26, 11), ({ width: w, height: h }) => {
    const reach = short(h * 0.7);
    return `M${short(-w / 2 + 8)} ${short(-h / 2)}H${short(w / 2)}A${reach} ${reach} 0 0 0 ${short(w / 2)} ${short(h / 2)}H${short(-w / 2 + 8)}A${reach} ${reach} 0 0 1 ${short(-w / 2 + 8)} ${short(-h / 2)}Z`;
  }),
  document: outline(padded(18, 16), wavePath, { drop: -4 }),
  'lined-document': outline(
    padded(24, 16),
    (size) => `${wavePath(size)}M${short(-size.width / 2 + 8)} ${short(-size.height / 2)}V${short(size.height / 2)}`,
    { drop: -4 },
  ),
  'tagged-document': outline(padded(20, 16), wavePath, { drop: -4 }),
  documents: {
    around: padded(20, 18),
    draw: (size, style) =>
      [6, 0]
        .map((shift) =>
          element('path', { class: 'dg-box', transform: `translate(${shift} ${-shift})`, d: wavePath(size), style }),
        )
        .join(''),
    drop: -4,
  },
  stacked: {
    around: padded(20, 14),
    draw: (size, style) =>
      [8, 4, 0]
        .map((shift) => element('g', { transform: `translate(${shift} ${-shift})` }, rect(size, 5, style)))
        .join(''),
  },
  tagged: rectangle(5, ({ width, height }) => `M${short(width / 2)} ${short(height / 2 - 12)}l-12 12`),
  flag: outline(padded(18, 18), ({ width: w, height: h }) => {
    const [x, y] = [w / 2, h / 2 - 6];
    const wave = (side: 1 | -1): string =>
      `c${short((side * w) / 4)} ${side * 12} ${short((side * w * 3) / 4)} ${-side * 12} ${short(side * w)} 0`;
    return `M${short(-x)} ${short(-y)}${wave(1)}V${short(y)}${wave(-1)}Z`;
  }),
  cloud: outline(({ width, height }) => ({ width: width * 1.25 + 44, height: height * 1.5 + 34 }), cloudPath, {
    meet: meetEllipse,
  }),
  plain: { around: padded(8, 6), draw: () => '' },
  brace: {
    around: padded(20, 8),
    draw: (size, style) => element('path', { class: 'dg-rule', d: bracePath(size, -1), style }),
  },
  'brace-right': {
    around: padded(20, 8),
    draw: (size, style) => element('path', { class: 'dg-rule', d: bracePath(size, 1), style }),
  },
  braces: {
    around: padded(20, 8),
    draw: (size, style) => element('path', { class: 'dg-rule', d: bracePath(size, -1) + bracePath(size, 1), style }),
  },
};

function bracePath({ width, height }: Size, side: 1 | -1): string {
  const [x, y] = [(side * width) / 2 - side * 8, height / 2];
  const bend = 8 * side;
  return `M${short(x - bend / 2)} ${short(-y)}q${short(bend / 2)} 0 ${short(bend / 2)} 8V-6q0 6 ${short(bend / 2)} 6q${short(-bend / 2)} 0 ${short(-bend / 2)} 6V${short(y - 8)}q0 8 ${short(-bend / 2)} 8`;
}

export function shapeOf(name: string): Shape {
  return SHAPES[name] ?? (SHAPES.rectangle as Shape);
}
