/** The theme's components that code with state shows with properties that can be read from the code. */
import type { AnyNode, Expression } from 'acorn';
import type { ModuleSyntax } from './module-syntax.ts';
import { dottedName, keyOf, ownProperties, readJsxCall, walk } from './syntax.ts';

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
  for (const { node } of statements) {
    walk(node, (inner) => {
      const call = readJsxCall(inner, jsxNames);
      const name = call === undefined ? undefined : dottedName(call.type);
      if (call === undefined || name === undefined || !isPart(name)) return undefined;
      if (call.props === undefined || call.props.properties.some(({ type }) => type === 'SpreadElement')) {
        onOpen({ name, property: '…' });
        return undefined;
      }
      let isFilled = false;
      let variants: Record<string, unknown>[] = [{}];
      for (const property of ownProperties(call.props)) {
        const key = keyOf(property);
        isFilled ||= key === 'children';
        if (key === 'children' || key === 'lw-place' || /^on[A-Z]/.test(key)) continue;
        const values = possibleValues(property.value);
        if (values === undefined) {
          onOpen({ name, property: key });
          return undefined;
        }
        variants = variants.flatMap((props) => values.map((value) => ({ ...props, [key]: value })));
        if (variants.length > MOST_VARIANTS) {
          onOpen({ name, property: key });
          return undefined;
        }
      }
      found.push(...variants.map((props) => ({ name, props, isFilled })));
      return undefined;
    });
  }
  return found;
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
