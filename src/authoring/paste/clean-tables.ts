/** Tables: Markdown has a first row of headings, and cells of one line. */
import type { Element, ElementContent } from 'hast';
import { COMPONENT, component, componentOf, isInlineComponent } from './component.ts';
import { element, findAllIn, type HastParent, isBlankTree, isElement, replaceElements, wordsIn } from './hast.ts';

export function cleanTables(root: HastParent): void {
  replaceElements(root, (one) => {
    if (!isElement(one, 'table')) return undefined;
    const rows = findAllIn(one, ({ tagName }) => tagName === 'tr').filter((row) => !isBlankTree(row));
    const cells = rows.flatMap(cellsOf);
    const [only] = cells;
    // A table of one cell is a frame around something.
    if (only && cells.length === 1) return only.children;
    if (rows.length === 0) return [];
    for (const cell of cells) cell.children = [...inOneLine(cell.children)];
    for (const cell of rows[0] ? cellsOf(rows[0]) : []) cell.tagName = 'th';
    return undefined;
  });
}

function cellsOf(row: Element): readonly Element[] {
  return row.children.filter((child): child is Element => isElement(child, 'td', 'th'));
}

/** Blocks one after the other, with line breaks between them. */
function inOneLine(children: readonly ElementContent[]): readonly ElementContent[] {
  const lines = linesOf(children).filter((line) => !isBlankTree(element('div', {}, line)));
  return lines.flatMap((line, at) => (at === 0 ? line : [component('br', {}, []), ...line]));
}

function linesOf(children: readonly ElementContent[]): readonly ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  const begin = () => void (lines.at(-1)?.length !== 0 && lines.push([]));
  for (const child of children) {
    if (isElement(child, 'br')) lines.push([]);
    else if (isElement(child, 'pre')) {
      begin();
      const words = wordsIn(child).trim().split('\n');
      for (const line of words) lines.push([element('code', {}, [{ type: 'text', value: line }])]);
      lines.push([]);
    } else if (isElement(child, COMPONENT) && !isInlineComponent(child)) {
      begin();
      const { title } = componentOf(child).attributes;
      if (typeof title === 'string') lines.push([element('strong', {}, [{ type: 'text', value: title }])]);
      for (const line of linesOf(child.children)) lines.push(line);
      lines.push([]);
    } else if (
      isElement(
        child,
        'p',
        'div',
        'ul',
        'ol',
        'li',
        'blockquote',
        'h1',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'table',
        'tbody',
        'tr',
      )
    ) {
      begin();
      for (const line of linesOf(child.children)) lines.push(line);
      lines.push([]);
    } else lines.at(-1)?.push(child);
  }
  return lines;
}
