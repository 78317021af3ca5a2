/**
 * Makes components of what stands in the text of a page and reacts to its reader: `<button onClick={…}>` becomes
 * `<_live0>`, which has its code to itself and can be sent along alone. What stands in it and is static stays where it
 * is and is handed in as its children.
 */
import type { AnyNode, Expression, Property, SpreadElement } from 'acorn';
import { PLACE_ATTRIBUTE } from '../compile/block-places.ts';
import type { ModuleSyntax } from './module-syntax.ts';
import {
  dottedName,
  holds,
  holdsFunction,
  holdsHandler,
  type JsxCall,
  keyOf,
  mentionedNames,
  ownProperties,
  readJsxCall,
  rootName,
  walk,
} from './syntax.ts';

export interface LiftedCode {
  /** Code with the same exports, and `_live0` and so on besides. */
  readonly code: string;
  /** Components of the theme that were given something to be done on an event, which none does. */
  readonly deaf: readonly DeafComponent[];
}

export interface DeafComponent {
  readonly component: string;
  readonly event: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * @param live local names with state
 * @param isThemes whether a name is that of a component of the theme
 * @returns `undefined` when there is nothing to lift and nothing to tell
 */
export function liftHandlers(
  syntax: ModuleSyntax,
  live: ReadonlySet<string>,
  isThemes: (name: string) => boolean,
): LiftedCode | undefined {
  const { content, parsed, jsxNames, returned } = syntax;
  const shown = content?.body.body.findLast(({ type }) => type === 'ReturnStatement');
  if (content === undefined || shown?.type !== 'ReturnStatement' || !shown.argument) return undefined;
  const { code } = parsed;
  const edits: Edit[] = [];
  const lifted: string[] = [];
  const deaf: DeafComponent[] = [];
  const jsx = [...jsxNames][0] ?? '_jsx';

  /** Whether the element itself, without what stands in it, has to be lifted. */
  const isOwn = ({ type, props, call }: JsxCall): boolean => {
    const own = ownProperties(props).filter((property) => keyOf(property) !== 'children');
    const spread = props === undefined ? call.arguments[1] : undefined;
    if (isTag(type)) return own.some((property) => holdsHandler(property)) || (spread ? holdsHandler(spread) : false);
    if (!live.has(rootName(type) ?? '')) return false;
    const isGiven = own.some((property) => holdsFunction(property));
    return isGiven || (spread ? holdsFunction(spread) : false) || isFunctionChild(props);
  };

  const holdsOwn = (node: AnyNode): boolean =>
    holds(node, (inner) => {
      const call = readJsxCall(inner, jsxNames);
      return call !== undefined && isOwn(call);
    });

  const lift = (node: Expression, place: string, children: string): void => {
    const props = mentionedNames(node).has('props') ? 'Object.assign({}, props, ' : '';
    const given = [place, children === '' ? '' : `children: ${children}`].filter((part) => part !== '').join(', ');
    const name = `_live${lifted.length}`;
    edits.push({
      start: node.start,
      end: node.end,
      text: `${jsx}(${name}, ${props}{ ${given} }${props === '' ? '' : ')'})`,
    });
    lifted.push('');
  };

  const textOf = (node: AnyNode, replaced?: Edit): string => {
    const inner: Edit[] = replaced === undefined ? [] : [replaced];
    walk(node, (part) => {
      if (replaced !== undefined && part.start >= replaced.start && part.end <= replaced.end) return false;
      const tag = markdownTag(part);
      if (tag !== undefined) inner.push({ start: part.start, end: part.end, text: JSON.stringify(tag) });
      return tag === undefined;
    });
    return applyEdits(code, node.start, node.end, inner);
  };

  const liftCall = (found: JsxCall): void => {
    const children = ownProperties(found.props).find((property) => keyOf(property) === 'children');
    const placeProperty = ownProperties(found.props).find((property) => keyOf(property) === PLACE_ATTRIBUTE);
    const place = placeProperty === undefined ? '' : code.slice(placeProperty.start, placeProperty.end);
    const isStatic =
      children !== undefined &&
      children.value.type !== 'Literal' &&
      !isFunctionChild(found.props) &&
      !holdsOwn(children.value);
    const { length } = lifted;
    lift(found.call, place, isStatic ? code.slice(children.value.start, children.value.end) : '');
    const hole = isStatic
      ? { start: children.value.start, end: children.value.end, text: 'props.children' }
      : undefined;
    lifted[length] = `const _live${length} = (props) => ${textOf(found.call, hole)};\n`;
  };

  const noteDeaf = ({ type, props }: JsxCall): void => {
    const component = dottedName(type);
    if (component === undefined || isTag(type) || !isThemes(rootName(type) ?? '')) return;
    for (const property of ownProperties(props)) {
      const event = keyOf(property);
      if (/^on[A-Z]/.test(event) && holdsFunction(property.value)) deaf.push({ component, event });
    }
  };

  const visit = (node: Expression | SpreadElement | null): void => {
    if (node === null || node.type === 'SpreadElement') return;
    const call = readJsxCall(node, jsxNames);
    if (call === undefined) {
      if (node.type === 'ArrayExpression') for (const element of node.elements) visit(element);
      else if (holdsOwn(node)) {
        const { length } = lifted;
        lift(node, '', '');
        lifted[length] = `const _live${length} = (props) => ${textOf(node)};\n`;
      }
      return;
    }
    if (isOwn(call)) liftCall(call);
    else {
      noteDeaf(call);
      const children = ownProperties(call.props).find((property) => keyOf(property) === 'children');
      if (children !== undefined) visit(children.value);
    }
  };

  visit(shown.argument);
  if (lifted.length === 0) return deaf.length === 0 ? undefined : { code, deaf };
  edits.push({ start: content.start, end: content.start, text: lifted.join('') });
  const names = lifted.map((_, index) => `_live${index}`).join(', ');
  edits.push({ start: returned.start + 1, end: returned.start + 1, text: ` ${names},` });
  return { code: applyEdits(code, 0, code.length, edits), deaf };
}

/** `"button"`, or `_components.button`, which is what Markdown makes. */
function isTag(type: Expression): boolean {
  return type.type === 'Literal' || markdownTag(type) !== undefined;
}

function markdownTag(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  if (node.object.name !== '_components' || node.property.type !== 'Identifier') return undefined;
  return node.property.name;
}

function isFunctionChild(props: JsxCall['props']): boolean {
  const children = ownProperties(props).find((property: Property) => keyOf(property) === 'children')?.value;
  return children?.type === 'ArrowFunctionExpression' || children?.type === 'FunctionExpression';
}

function applyEdits(code: string, from: number, to: number, edits: readonly Edit[]): string {
  let result = '';
  let at = from;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at, to);
}
