/** The names that shapes may be called by. */

const NAMES: Readonly<Record<string, string>> = {
  rectangle: 'rect proc process',
  rounded: 'round event',
  stadium: 'pill terminal',
  subroutine: 'fr-rect framed-rectangle subproc subprocess',
  cylinder: 'cyl db database das h-cyl horizontal-cylinder lin-cyl disk lined-cylinder',
  circle: 'circ',
  ellipse: '',
  'double-circle': 'dbl-circ',
  odd: 'rect_left_inv_arrow',
  diamond: 'diam decision question',
  hexagon: 'hex prepare',
  'lean-right': 'lean-r in-out',
  'lean-left': 'lean-l out-in',
  trapezoid: 'trap-b priority trapezoid-bottom',
  'trapezoid-top': 'trap-t manual inv-trapezoid',
  card: 'notch-rect notched-rectangle',
  cloud: '',
  hourglass: 'collate',
  bolt: 'com-link lightning-bolt',
  brace: 'comment brace-l',
  'brace-right': 'brace-r',
  braces: '',
  delay: 'half-rounded-rectangle',
  display: 'curv-trap curved-trapezoid',
  divided: 'div-rect div-proc divided-process divided-rectangle',
  document: 'doc',
  documents: 'docs stacked-document st-doc',
  'lined-document': 'lin-doc',
  'tagged-document': 'tag-doc',
  triangle: 'tri extract',
  'flipped-triangle': 'flip-tri manual-file',
  bar: 'fork join',
  window: 'win-pane internal-storage window-pane',
  dot: 'f-circ junction filled-circle sm-circ start small-circle',
  stop: 'fr-circ framed-circle',
  lined: 'lin-rect lin-proc lined-process lined-rectangle shaded-process',
  'loop-limit': 'notch-pent notched-pentagon',
  'manual-input': 'sl-rect sloped-rectangle',
  stacked: 'st-rect procs processes stacked-rectangle',
  stored: 'bow-rect bow-tie-rectangle stored-data',
  crossed: 'cross-circ summary crossed-circle',
  tagged: 'tag-rect tag-proc tagged-process tagged-rectangle',
  flag: 'paper-tape',
  plain: 'text datastore data-store',
};

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([shape, names]) => [shape, ...names.split(' ')].map((name) => [name, shape] as const)),
);

/** The shape that a name means; `undefined` for a name nobody knows. */
export function shapeNamed(name: string): string | undefined {
  return name === '' ? undefined : BY_NAME.get(name.toLowerCase());
}
