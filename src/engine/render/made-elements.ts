/** The elements of a text that this program has written: the same that its compiled code would make. */
import type { MadeBlock, MadeWords } from '../compile/made/made-block.ts';
import { Fragment, type JsxElement, type JsxNode, type Props } from '../jsx/jsx.ts';
import type { AuthorRuntime } from './authored-elements.ts';

export interface MadeElementsInput {
  readonly blocks: readonly MadeBlock[];
  /** What the compiled code of the page gives: an element around the Markdown of each `compiled` block. */
  readonly compiled: JsxNode;
  /** As compiled code is given them; one for each name in the blocks. */
  readonly components: Readonly<Record<string, unknown>>;
  readonly runtime: AuthorRuntime;
}

export function madeElements({ blocks, compiled, components, runtime }: MadeElementsInput): JsxNode {
  const nodes = new MadeElements(components, runtime, aroundMarkdown(compiled)).nodes(blocks);
  if (nodes.length < 2) return nodes[0];
  // Compilers part the blocks of the outermost level by the ends of lines.
  return runtime.jsx(Fragment, { children: nodes.flatMap((node, index) => (index === 0 ? [node] : ['\n', node])) });
}

class MadeElements {
  readonly #components: Readonly<Record<string, unknown>>;
  readonly #runtime: AuthorRuntime;
  readonly #compiled: readonly JsxElement[];

  constructor(components: Readonly<Record<string, unknown>>, runtime: AuthorRuntime, compiled: readonly JsxElement[]) {
    this.#components = components;
    this.#runtime = runtime;
    this.#compiled = compiled;
  }

  nodes(blocks: readonly MadeBlock[]): readonly JsxNode[] {
    const nodes: JsxNode[] = [];
    for (const block of blocks) {
      if (block.kind === 'compiled') nodes.push(...this.#compiledNodes(block.index));
      else nodes.push(this.#element(block));
    }
    return nodes;
  }

  #element(block: Exclude<MadeBlock, { readonly kind: 'compiled' }>): JsxElement {
    switch (block.kind) {
      case 'component':
        return this.#make(block.name, withChildren(block.props, this.nodes(block.children)));
      case 'code':
        return this.#make('pre', { children: this.#code(block.code, block.info) });
      case 'paragraph':
        return this.#make(
          'p',
          withChildren(
            {},
            block.parts.map((part) => this.#words(part)),
          ),
        );
    }
  }

  #compiledNodes(index: number): readonly JsxNode[] {
    const around = this.#compiled[index];
    if (around === undefined) throw new Error('A block of the page has not been compiled.');
    return childrenOf(around);
  }

  #words(part: MadeWords): JsxNode {
    return typeof part === 'string' ? part : this.#make('code', { children: part.code });
  }

  #code(code: string, info: string): JsxElement {
    return this.#make('code', { ...(info !== '' && { className: `language-${info}` }), children: code });
  }

  #make(name: string, props: Props): JsxElement {
    // Tags, too, may be components of the theme.
    const type = (this.#components[name] ?? name) as JsxElement['type'];
    return this.#runtime.jsx(type, props);
  }
}

/** As compiled code hands children over: none, one alone, or a list. */
function withChildren(props: Props, children: readonly JsxNode[]): Props {
  if (children.length === 0) return { ...props };
  return { ...props, children: children.length === 1 ? children[0] : children };
}

/** The elements that stand around Markdown; the compiled code of one alone may be that element. */
function aroundMarkdown(compiled: JsxNode): readonly JsxElement[] {
  if (isElement(compiled) && compiled.type !== Fragment) return [compiled];
  return childrenOf(compiled).filter(isElement);
}

/** Of a fragment, or of an element that stands around nodes. */
function childrenOf(node: JsxNode): readonly JsxNode[] {
  if (!isElement(node)) return [];
  const children: JsxNode = node.props.children;
  return Array.isArray(children) ? (children as readonly JsxNode[]) : children === undefined ? [] : [children];
}

function isElement(node: JsxNode): node is JsxElement {
  return typeof node === 'object' && node !== null && 'type' in node;
}
