/** Markdown of one line, as it stands in attributes and settings. */

import { attempt } from '../compile/attempt.ts';
import type { EngineServices } from '../engine.ts';
import { Fragment, type JsxComponent, type JsxElement, type JsxNode } from '../jsx/jsx.ts';
import type { AuthorRuntime } from './authored-elements.ts';
import type { Components } from './built-in-components.ts';

const MARKUP = /[*_`[\]<>&\\!~:{}|#\n]|^\s*(?:[-+]|\d+[.)])\s/;
const MAX_CACHED = 2_000;

/** Renders inline Markdown to a node; text without markup comes back as it is. A single paragraph loses its `<p>`. */
export function createInlineMarkdown(
  services: Pick<EngineServices, 'compiler' | 'evaluate'>,
  runtime: AuthorRuntime,
  components: Components,
): (source: string) => JsxNode {
  const cache = new Map<string, JsxNode>();
  const scope = new Proxy(Object.create(null) as object, {
    has: (_target, key) => key !== 'Object' && key !== 'undefined',
    get: () => undefined,
  });
  const compile = (source: string): JsxNode => {
    const compiled = attempt(() => services.compiler.compileMarkdown(withoutLoneTags(source.trim())));
    if (!compiled.ok) return source;
    const body = services.evaluate(compiled.code, scope, runtime).default;
    if (typeof body !== 'function') return source;
    return unwrap((body as JsxComponent)({ components: { ...components, p: Paragraph } }, undefined as never));
  };
  return (source) => {
    if (!MARKUP.test(source)) return source;
    let node = cache.get(source);
    if (node === undefined) {
      node = compile(source);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(source, node);
    }
    return node;
  };
}

const Paragraph: JsxComponent = (props) => ({ type: 'p', props });

function unwrap(node: JsxNode): JsxNode {
  if (!isElement(node)) return node;
  if (node.type === Paragraph) return node.props.children;
  if (node.type !== Fragment) return node;
  const children: readonly JsxNode[] = Array.isArray(node.props.children)
    ? (node.props.children as JsxNode[])
    : [node.props.children];
  const blocks = children.filter((child) => child !== '\n');
  return blocks.length === 1 ? unwrap(blocks[0]) : children;
}

function isElement(node: JsxNode): node is JsxElement {
  return typeof node === 'object' && node !== null && 'type' in node;
}

/** Markdown shows nothing of a tag: in `List<String>` and `the <img> element`, which close nothing, words are meant. */
function withoutLoneTags(source: string): string {
  if (!source.includes('<')) return source;
  // Within code every letter stands as it is.
  const parts = source.split(/(`+[^`]*`+)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : escapeLoneTags(part, source))).join('');
}

function escapeLoneTags(part: string, source: string): string {
  return part.replace(/<([A-Za-z][\w-]*)(?:\s[^<>]*)?>/g, (tag, name: string) =>
    /^w?br$/i.test(name) || tag.endsWith('/>') || source.includes(`</${name}>`) ? tag : `\\${tag}`,
  );
}
