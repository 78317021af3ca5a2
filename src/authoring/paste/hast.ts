/** What every cleaner of pasted HTML asks of its tree. The tree belongs to one paste: cleaners change it in place. */
import type { Element, ElementContent, Nodes, Parents, Properties, RootContent } from 'hast';

export type HastParent = Parents;
export type HastChild = RootContent;

export function isElement<Name extends string>(
  node: Nodes | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } {
  return node?.type === 'element' && (names.length === 0 || (names as readonly string[]).includes(node.tagName));
}

export function element(tagName: string, properties: Properties, children: readonly ElementContent[]): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** A block of code: a `code` with the class of its language and nothing but words, in a `pre` that keeps the title. */
export function codeBlock(words: string, language: string, title = ''): Element {
  const className = language === '' ? {} : { className: [`language-${language}`] };
  const code = element('code', className, [{ type: 'text', value: words }]);
  return element('pre', title === '' ? {} : { dataTitle: title }, [code]);
}

export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties;
  if (Array.isArray(className)) return className.map(String);
  return className ? String(className).split(/\s+/) : [];
}

export function hasClass(node: Element, ...names: readonly string[]): boolean {
  return classesOf(node).some((name) => names.includes(name));
}

export function attributeOf({ properties }: Element, name: string): string {
  const value = properties[name];
  return value === undefined || value === null || Array.isArray(value) ? '' : String(value);
}

/** The declarations of an element's `style`, with names and values in lower case. */
export function stylesOf(node: Element): ReadonlyMap<string, string> {
  const declarations = attributeOf(node, 'style').toLowerCase().split(';');
  return new Map(
    declarations.flatMap((declaration) => {
      const at = declaration.indexOf(':');
      return at < 0 ? [] : [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()] as const];
    }),
  );
}

/** The words of a tree, with the lines that code has. */
export function wordsIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node, 'br')) return '\n';
  if (!('children' in node)) return '';
  const words = node.children.map(wordsIn).join('');
  return isElement(node, 'div', 'p') && words !== '' && !words.endsWith('\n') ? `${words}\n` : words;
}

export function isBlankTree(node: Nodes): boolean {
  return wordsIn(node).trim() === '' && !findIn(node, (one) => isElement(one, 'img', 'input', 'hr', 'iframe', 'video'));
}

/** The first element below or at a node that is wanted. */
export function findIn(node: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && isWanted(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findIn(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** All elements below a node that are wanted, but for those inside of one that is. */
export function findAllIn(node: Nodes, isWanted: (element: Element) => boolean): readonly Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => (isElement(child) && isWanted(child) ? [child] : findAllIn(child, isWanted)));
}

/**
 * Puts something in the place of each element, the innermost first: nothing, its children, or other nodes. `undefined`
 * leaves it as it is.
 */
export function replaceElements(
  parent: HastParent,
  replace: (element: Element) => readonly ElementContent[] | undefined,
): void {
  const next: HastChild[] = [];
  for (const child of parent.children as readonly HastChild[]) {
    if (isElement(child)) {
      replaceElements(child, replace);
      next.push(...(replace(child) ?? [child]));
    } else next.push(child);
  }
  parent.children = next as typeof parent.children;
}

/** The children of each parent, from the innermost to the root, in another order or number. */
export function replaceChildren(parent: HastParent, replace: (children: readonly HastChild[]) => readonly HastChild[]) {
  for (const child of parent.children) if (isElement(child)) replaceChildren(child, replace);
  parent.children = [...replace(parent.children as readonly HastChild[])] as typeof parent.children;
}
