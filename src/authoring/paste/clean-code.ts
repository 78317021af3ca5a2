/** Code: its language from the classes of many programs, and words in a font for code. */
import type { Element, ElementContent } from 'hast';
import {
  attributeOf,
  classesOf,
  codeBlock,
  element,
  findIn,
  type HastChild,
  type HastParent,
  isBlankTree,
  isElement,
  replaceChildren,
  replaceElements,
  stylesOf,
  wordsIn,
} from './hast.ts';

const LANGUAGE_CLASS = /^(?:language-|lang-|highlight-source-|brush:|hljs-lang-)(.+?);?$/;
const CODE_FONT = /mono|courier|consolas|menlo|monaco|source code|fira code|jetbrains/;
/** Names of programs that show code, for what everybody else calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  shell: 'bash',
  'shell-session': 'console',
  'text-html-basic': 'html',
  plaintext: '',
  text: '',
  none: '',
  'c++': 'cpp',
  'c#': 'csharp',
  javascript: 'js',
  typescript: 'ts',
};

export function cleanCode(root: HastParent): void {
  replaceElements(root, (one) => (isElement(one, 'pre') ? [block(one, root)] : undefined));
  replaceElements(root, inline);
  replaceChildren(root, (children) => joinLines(children));
}

/** Whatever a program puts around words and lines of code. */
function block(pre: Element, root: HastParent): Element {
  const words = wordsIn(pre).replaceAll('\u00a0', ' ').replace(/\n$/, '');
  return codeBlock(words, languageOf(pre, root), attributeOf(pre, 'dataTitle'));
}

/** Of the block itself, of what it holds, or of what stands around it. */
function languageOf(pre: Element, root: HastParent): string {
  const around = pathTo(root, pre);
  const code = findIn(pre, ({ tagName }) => tagName === 'code');
  for (const one of [...(code ? [code] : []), pre, ...around.reverse().slice(0, 3)]) {
    const brush = /brush:\s*([\w#+-]+)/.exec(attributeOf(one, 'dataSyntaxhighlighterParams'))?.[1];
    const attribute = attributeOf(one, 'dataLanguage') || attributeOf(one, 'dataLang');
    const named = classesOf(one).map((name) => LANGUAGE_CLASS.exec(name)?.[1]);
    const classes = classesOf(one);
    const behindBrush = classes[classes.indexOf('brush:') + 1];
    const found =
      brush ??
      (attribute || named.find((name) => name !== undefined)) ??
      (classes.includes('brush:') ? behindBrush : undefined);
    if (found) return tidy(found);
  }
  return '';
}

function tidy(name: string): string {
  const known = name.toLowerCase().replace(/;$/, '');
  return NAMES[known] ?? known;
}

function pathTo(parent: HastParent, wanted: Element): Element[] {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (child === wanted) return isElement(parent as Element) ? [parent as Element] : [];
    const path = pathTo(child, wanted);
    if (path.length > 0 || child.children.includes(wanted))
      return isElement(parent as Element) ? [parent as Element, ...path] : path;
  }
  return [];
}

function inline(one: Element): readonly ElementContent[] | undefined {
  if (!isElement(one, 'span', 'font') || isBlankTree(one)) return undefined;
  const font = stylesOf(one).get('font-family') ?? attributeOf(one, 'face').toLowerCase();
  if (!CODE_FONT.test(font.replaceAll('"', '')) || findIn(one, ({ tagName }) => tagName === 'code')) return undefined;
  if (findIn(element('div', {}, one.children), ({ tagName }) => ['a', 'img', 'pre'].includes(tagName)))
    return undefined;
  return [element('code', {}, one.children)];
}

/** Paragraphs in a row that are all code are the lines of one block. */
function joinLines(children: readonly HastChild[]): readonly HastChild[] {
  const out: HastChild[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) out.push(codeBlock(lines.join('\n'), ''));
    lines = [];
  };
  for (const child of children) {
    const line = lineOf(child);
    if (line !== undefined) lines.push(line);
    else if (lines.length > 0 && child.type === 'text' && child.value.trim() === '') continue;
    else {
      end();
      out.push(child);
    }
  }
  end();
  return out;
}

function lineOf(node: HastChild): string | undefined {
  if (!isElement(node, 'p')) return undefined;
  const parts = node.children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
  const isAllCode = parts.length > 0 && parts.every((part) => isElement(part, 'code', 'br'));
  const hasCode = parts.some((part) => isElement(part, 'code'));
  return isAllCode && hasCode ? wordsIn(node).replaceAll('\u00a0', ' ').replace(/\n$/, '') : undefined;
}
