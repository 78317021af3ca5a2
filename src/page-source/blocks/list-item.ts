/** One line of a list, taken apart. */

export type ListKind = 'bullet' | 'numbered' | 'task';

export interface ListItem {
  /** Blanks before the mark. */
  readonly indent: string;
  /** `-`, `*`, `+`, or a number with `.` or `)`. */
  readonly mark: string;
  /** Blanks behind the mark. */
  readonly gap: string;
  /** `[ ] ` or `[x] `; empty when the item is no task. */
  readonly box: string;
  /** Everything before the text: indent, mark, gap and box. */
  readonly prefix: string;
  readonly content: string;
}

const ITEM = /^([ \t]*)([-*+]|\d{1,9}[.)])(?:([ \t]+)(\[[ xX]\](?:[ \t]+|$))?|$)(.*)$/;
/** `---`, `* * *`: a rule, not an item. */
const RULE = /^[ \t]{0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;

/** The parts of a line that is a list item; `undefined` for any other. */
export function listItemOf(line: string): ListItem | undefined {
  if (RULE.test(line)) return undefined;
  const match = ITEM.exec(line);
  if (match === null) return undefined;
  const [, indent = '', mark = '', gap = '', box = '', content = ''] = match;
  return { indent, mark, gap, box, prefix: indent + mark + gap + box, content };
}

export function isNumbered({ mark }: ListItem): boolean {
  return mark.length > 1;
}

/** What tells a list from another one beside it, of the mark of an item: `-`, `*`, `+`, or what is behind the number. */
export function listSign(mark: string): string {
  return mark.slice(-1);
}

export function kindOf(item: ListItem): ListKind {
  if (item.box !== '') return 'task';
  return isNumbered(item) ? 'numbered' : 'bullet';
}

/** Columns of blanks; a tab goes to the next multiple of four. */
export function widthOf(indent: string): number {
  let width = 0;
  for (const char of indent) width = char === '\t' ? width + 4 - (width % 4) : width + 1;
  return width;
}
