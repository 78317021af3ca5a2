/** Walks and questions about a tree of code. */
import type { AnyNode, AssignmentProperty, CallExpression, Expression, ObjectExpression, Property } from 'acorn';

/** Visits a node and all in it, from the outside in; `false` leaves out what is in a node. */
export function walk(
  node: AnyNode,
  visit: (node: AnyNode, parent: AnyNode | undefined) => boolean | undefined,
  parent?: AnyNode,
): void {
  if (visit(node, parent) === false) return;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, visit, node);
    } else if (isNode(value)) walk(value, visit, node);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Names that a piece of code may mean: all but names of properties and keys. Its own parameters are among them. */
export function mentionedNames(node: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  walk(node, (inner, parent) => {
    if (inner.type === 'Identifier' && !isKey(inner, parent)) names.add(inner.name);
    return undefined;
  });
  return names;
}

function isKey(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed;
    case 'Property':
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.key === node && !parent.computed;
    default:
      return false;
  }
}

/** Names that a pattern declares. */
export function patternNames(pattern: AnyNode | null | undefined): readonly string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => patternNames(part.type === 'Property' ? part.value : part.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => patternNames(part));
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}

/** `color` of `color: …` and `'color': …`; empty for a computed name. */
export function keyOf({ key, computed }: Property | AssignmentProperty): string {
  if (computed) return '';
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** Whether a property is what is to be done on an event. A text there is an attribute of HTML, which no page runs. */
export function isHandler(property: Property | AssignmentProperty): boolean {
  return /^on[A-Z]/.test(keyOf(property)) && property.value.type !== 'Literal';
}

export function holdsHandler(node: AnyNode): boolean {
  return holds(node, (inner) => inner.type === 'Property' && isHandler(inner));
}

export function holdsFunction(node: AnyNode): boolean {
  return holds(node, ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression');
}

export function holds(node: AnyNode, isWanted: (node: AnyNode) => boolean): boolean {
  let isFound = false;
  walk(node, (inner) => {
    isFound ||= isWanted(inner);
    return !isFound;
  });
  return isFound;
}

/** What compiled code calls for `<Tag …>`. */
export interface JsxCall {
  readonly call: CallExpression;
  readonly type: Expression;
  /** Absent where properties are spread. */
  readonly props?: ObjectExpression;
}

/** Reads `_jsx(type, props)`; `names` are the local names of the two functions. */
export function readJsxCall(node: AnyNode, names: ReadonlySet<string>): JsxCall | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || !names.has(node.callee.name))
    return undefined;
  const [type, props] = node.arguments;
  if (type === undefined || type.type === 'SpreadElement') return undefined;
  return { call: node, type, ...(props?.type === 'ObjectExpression' && { props }) };
}

/** The properties that are written out one by one. */
export function ownProperties(object: ObjectExpression | undefined): readonly Property[] {
  return object?.properties.filter((part) => part.type === 'Property') ?? [];
}

/** `Tree` of `Tree.Folder`; `undefined` for a tag and for what is worked out. */
export function rootName(type: AnyNode): string | undefined {
  if (type.type === 'Identifier') return type.name;
  return type.type === 'MemberExpression' ? rootName(type.object) : undefined;
}

/** `Tree.Folder` as written; `undefined` for what is worked out. */
export function dottedName(type: AnyNode): string | undefined {
  if (type.type === 'Identifier') return type.name;
  if (type.type !== 'MemberExpression' || type.computed || type.property.type !== 'Identifier') return undefined;
  const owner = dottedName(type.object);
  return owner === undefined ? undefined : `${owner}.${type.property.name}`;
}
