/** The theme's components that code with state shows with properties that can be read from the code. */
import type { AnyNode, Expression, Property } from 'acorn';
import type { ModuleSyntax } from './module-syntax.ts';
import { stateNames } from './state-names.ts';
import { dottedName, keyOf, mentionedNames, ownProperties, readJsxCall, walk } from './syntax.ts';

export interface PartVariant {
  /** Name of the component: `Icon`, `Tree.File`. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Something is put into it. */
  readonly isFilled: boolean;
}

/** One of the theme's components whose looks cannot be read from the code. */
export interface OpenPart {
  readonly name: string;
  readonly property: string;
  /** It changes while the page is read: what the first state shows tells nothing of what comes. */
  readonly isState: boolean;
  /** All its properties; absent where some are spread. */
  readonly keys?: readonly string[];
}

/** More than these are not drawn ahead for one element. */
const MOST_VARIANTS = 24;

/**
 * What each such element may look like: `<Icon icon={isOpen ? 'x' : 'plus'} />` has two looks.
 * @param onOpen is told those that may look in any way
 */
export function findPartVariants(
  { statements, jsxNames }: ModuleSyntax,
  isPart: (name: string) => boolean,
  onOpen: (part: OpenPart) => void,
): readonly PartVariant[] {
  const found: PartVariant[] = [];
  for (const statement of statements) {
    const state = stateNames(statement);
    const isOfState = (node: AnyNode): boolean => [...mentionedNames(node)].some((used) => state.has(used));
    walk(statement.node, (inner) => {
      const call = readJsxCall(inner, jsxNames);
      const name = call === undefined ? undefined : dottedName(call.type);
      if (call === undefined || name === undefined || !isPart(name)) return undefined;
      if (call.props === undefined || call.props.properties.some(({ type }) => type === 'SpreadElement')) {
        const spread = call.props ?? call.call.arguments[1];
        onOpen({ name, property: '…', isState: spread !== undefined && isOfState(spread) });
        return undefined;
      }
      const all = ownProperties(call.props).filter((property) => !/^(?:lw-place|on[A-Z].*)$/.test(keyOf(property)));
      const own = all.filter((property) => keyOf(property) !== 'children');
      const variants = variantsOf(own);
      if (variants) {
        found.push(...variants.map((props) => ({ name, props, isFilled: own.length < all.length })));
        return undefined;
      }
      const unknown = own.filter(({ value }) => possibleValues(value) === undefined);
      const told = unknown.find(({ value }) => isOfState(value)) ?? unknown[0] ?? own[0];
      if (told !== undefined)
        onOpen({ name, property: keyOf(told), isState: isOfState(told.value), keys: own.map(keyOf) });
      return undefined;
    });
  }
  return found;
}

/** All that the properties may be together; `undefined` when that is not known, or too many. */
function variantsOf(properties: readonly Property[]): readonly PartVariant['props'][] | undefined {
  let variants: PartVariant['props'][] = [{}];
  for (const property of properties) {
    const values = possibleValues(property.value);
    if (values === undefined || variants.length * values.length > MOST_VARIANTS) return undefined;
    variants = variants.flatMap((props) => values.map((value) => ({ ...props, [keyOf(property)]: value })));
  }
  return variants;
}

function possibleValues(node: Expression | AnyNode): readonly unknown[] | undefined {
  switch (node.type) {
    case 'Literal':
      return node.value instanceof RegExp || typeof node.value === 'bigint' ? undefined : [node.value];
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? [node.quasis[0]?.value.cooked ?? ''] : undefined;
    case 'ConditionalExpression': {
      const one = possibleValues(node.consequent);
      const other = possibleValues(node.alternate);
      return one && other && [...one, ...other];
    }
    case 'LogicalExpression': {
      const last = possibleValues(node.right);
      if (last === undefined) return undefined;
      return node.operator === '&&' ? [false, ...last] : last;
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [true, false] : undefined;
    case 'Identifier':
      return node.name === 'undefined' ? [undefined] : undefined;
    default:
      return undefined;
  }
}
