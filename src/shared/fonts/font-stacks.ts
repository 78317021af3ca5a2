/**
 * Families that need no file and no network: of each, fonts of the same kind that come with Windows, macOS, iOS, Android
 * and Linux. The groups follow those that "Modern Font Stacks" (CC0) has collected.
 */

export interface FontStack {
  /** As a configuration names it. */
  readonly family: string;
  /** What it looks like, in a word or two. */
  readonly title: string;
  /** Value of `font-family`. */
  readonly css: string;
}

export const FONT_STACKS: readonly FontStack[] = [
  {
    family: 'Helvetica Neue',
    title: 'Neutral',
    css: '"Helvetica Neue",Helvetica,Roboto,"Arial Nova","Nimbus Sans",Arial,sans-serif',
  },
  {
    family: 'Seravek',
    title: 'Humanist',
    css: 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,"DejaVu Sans",source-sans-pro,sans-serif',
  },
  { family: 'Avenir', title: 'Geometric', css: 'Avenir,Montserrat,Corbel,"URW Gothic",source-sans-pro,sans-serif' },
  { family: 'Optima', title: 'Classical', css: 'Optima,Candara,"Noto Sans",source-sans-pro,sans-serif' },
  {
    family: 'ui-rounded',
    title: 'Rounded',
    css: 'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Comfortaa,Manjari,"Arial Rounded MT Bold",Calibri,source-sans-pro,sans-serif',
  },
  { family: 'Georgia', title: 'Serif', css: 'Georgia,Gelasio,"Liberation Serif","DejaVu Serif",serif' },
  { family: 'Charter', title: 'Book', css: 'Charter,"Bitstream Charter","Sitka Text",Cambria,serif' },
  {
    family: 'Palatino',
    title: 'Old style',
    css: '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,serif',
  },
  {
    family: 'Rockwell',
    title: 'Slab',
    css: 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif","Sitka Small",serif',
  },
  {
    family: 'ui-monospace',
    title: 'Typewriter',
    css: 'ui-monospace,"Cascadia Code","Source Code Pro",Menlo,Consolas,"DejaVu Sans Mono",monospace',
  },
];

/** Names that stand for what the system has; a browser knows them only without quotation marks. */
const GENERIC: Readonly<Record<string, string>> = {
  'system-ui': 'system-ui,sans-serif',
  'ui-sans-serif': 'ui-sans-serif,system-ui,sans-serif',
  'sans-serif': 'sans-serif',
  serif: 'serif',
  'ui-serif': 'ui-serif,Georgia,serif',
  monospace: 'monospace',
};

/** What a family without a file is drawn with; `undefined` for one that only some readers have. In any case. */
export function fontStack(family: string): string | undefined {
  const name = family.trim().toLowerCase();
  if (Object.hasOwn(GENERIC, name)) return GENERIC[name];
  return FONT_STACKS.find((stack) => stack.family.toLowerCase() === name)?.css;
}
