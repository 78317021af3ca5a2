/** Word, and what takes over its way of writing lists: paragraphs that say with a style which item of which list they are. */
import type { Element, ElementContent } from 'hast';
import {
  attributeOf,
  classesOf,
  element,
  findIn,
  type HastChild,
  type HastParent,
  isElement,
  replaceChildren,
  replaceElements,
  stylesOf,
  wordsIn,
} from '../hast.ts';

const HEADING = /^MsoHeading([1-9])$/;
/** The sign of a numbered item: `1.`, `a)`, `iv.` */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

export function cleanWord(root: HastParent): void {
  replaceElements(root, (one) => {
    if (one.tagName === 'o:p' || one.tagName === 'st1:place') return one.children;
    const heading = one.tagName === 'p' ? headingOf(one) : undefined;
    return heading === undefined ? undefined : [element(heading, {}, one.children)];
  });
  replaceChildren(root, (children) => listsOf(children));
}

function headingOf(paragraph: Element): string | undefined {
  const classes = classesOf(paragraph);
  if (classes.includes('MsoTitle')) return 'h1';
  const level = classes.map((name) => HEADING.exec(name)?.[1]).find((found) => found !== undefined);
  return level === undefined ? undefined : `h${Math.min(Number(level), 6)}`;
}

interface Item {
  /** From 1. */
  readonly level: number;
  readonly isNumbered: boolean;
  readonly words: readonly ElementContent[];
}

interface OpenList {
  readonly level: number;
  readonly list: Element;
}

/** Paragraphs in a row that are items become lists, one in the other. */
function listsOf(children: readonly HastChild[]): readonly HastChild[] {
  const out: HastChild[] = [];
  let open: OpenList[] = [];
  for (const child of children) {
    const item = itemOf(child);
    if (!item) {
      // Blanks between two paragraphs do not end a list.
      if (child.type !== 'text' || child.value.trim() !== '') {
        open = [];
        if (child.type !== 'comment') out.push(child);
      }
      continue;
    }
    open = open.filter(({ level }) => level <= item.level);
    const around = open.at(-1);
    const entry = element('li', {}, item.words);
    if (around?.level === item.level) {
      around.list.children.push(entry);
      continue;
    }
    const list = element(item.isNumbered ? 'ol' : 'ul', {}, [entry]);
    const parent = around?.list.children.at(-1);
    if (isElement(parent)) parent.children.push(list);
    else out.push(list);
    open.push({ level: item.level, list });
  }
  return out;
}

function itemOf(node: HastChild): Item | undefined {
  if (!isElement(node, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return undefined;
  const level = /\blevel(\d+)\b/.exec(stylesOf(node).get('mso-list') ?? '')?.[1];
  if (level === undefined || isElement(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) return undefined;
  const sign = findIn(node, isSign);
  const words = element('span', {}, node.children);
  replaceElements(words, (one) => (isSign(one) ? [] : undefined));
  return {
    level: Number(level),
    isNumbered: sign !== undefined && NUMBER.test(wordsIn(sign).trim()),
    words: words.children.filter(({ type }) => type !== 'comment'),
  };
}

function isSign(one: Element): boolean {
  return /mso-list:\s*ignore/i.test(attributeOf(one, 'style'));
}
