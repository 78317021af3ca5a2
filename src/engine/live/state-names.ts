/** Which names in a component's code stand for its state: what its hooks give, and what is worked out of that. */
import type { AnyNode } from 'acorn';
import type { Statement } from './module-syntax.ts';
import { mentionedNames, patternNames, walk } from './syntax.ts';

/** Hooks whose value never changes what is drawn, or changes only with what is handed to them. */
const WITHOUT_STATE: ReadonlySet<string> = new Set(
  'useRef useId useCallback useEffect useLayoutEffect useInsertionEffect useImperativeHandle useDebugValue useContext useMemo useDeferredValue'.split(
    ' ',
  ),
);

/** Names of one statement; the same name in two components of a statement counts as one. */
export function stateNames({ node }: Statement): ReadonlySet<string> {
  const declared: { readonly names: readonly string[]; readonly from: AnyNode }[] = [];
  const names = new Set<string>();
  walk(node, (inner) => {
    if (inner.type !== 'VariableDeclarator' || !inner.init) return undefined;
    if (isStateHook(inner.init)) for (const name of patternNames(inner.id)) names.add(name);
    // What a function gives depends on when it is called: `() => setCount(count + 1)` is no state.
    else if (!isFunction(inner.init)) declared.push({ names: patternNames(inner.id), from: inner.init });
    return undefined;
  });
  for (let size = -1; size !== names.size; ) {
    size = names.size;
    for (const { names: own, from } of declared) {
      if ([...mentionedNames(from)].some((name) => names.has(name))) for (const name of own) names.add(name);
    }
  }
  return names;
}

function isStateHook(node: AnyNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' && /^use[A-Z]/.test(called.name) && !WITHOUT_STATE.has(called.name);
}

function isFunction({ type }: AnyNode): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}
