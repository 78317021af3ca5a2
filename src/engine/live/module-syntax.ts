/** A compiled page or snippet, taken apart: what it declares, and which of that has state. */
import type { AnonymousFunctionDeclaration, AnyNode, FunctionDeclaration, ObjectExpression } from 'acorn';
import { type ParsedCode, parseCode } from './parser.ts';
import { holds, isHandler, keyOf, mentionedNames, ownProperties, patternNames, walk } from './syntax.ts';

export interface ModuleSyntax {
  readonly parsed: ParsedCode;
  /** What the module's scripts declare, in order. Not the page's own content. */
  readonly statements: readonly Statement[];
  /** Exported name → local name. */
  readonly exports: ReadonlyMap<string, string>;
  /** The function that gives the page's content; scripts have none. */
  readonly content?: FunctionDeclaration | AnonymousFunctionDeclaration;
  /** The object that the code returns: its exports. */
  readonly returned: ObjectExpression;
  /** Local names of the functions that stand for `<Tag …>`. */
  readonly jsxNames: ReadonlySet<string>;
  /** The pattern that takes them: `{ jsx: _jsx }`. */
  readonly runtimePattern: string;
}

export interface Statement {
  readonly node: AnyNode;
  readonly names: readonly string[];
  readonly mentions: ReadonlySet<string>;
  /** It calls a hook that keeps or changes something, or gives something to be done on an event. */
  readonly isLive: boolean;
  /** It reads a context, which is alive only below a component that changes it. */
  readonly readsContext: boolean;
  readonly givesContext: boolean;
}

/** Name under which a script's exports are held; see `compile-module.ts`. */
const SCRIPT = '__module';
/** Hooks without which nothing would look different later. */
const STILL: ReadonlySet<string> = new Set(
  'useId useMemo useCallback useRef useContext useDebugValue useDeferredValue useImperativeHandle'.split(' '),
);
const WRITTEN_BY_COMPILERS: ReadonlySet<string> = new Set(['_createMdxContent', 'MDXContent', '_missingMdxReference']);

const SIGNS = /\buse[A-Z]\w*\s*\(|\bon[A-Z]\w*["']?\s*:|\bsetState\b/;
const TEXT = /"(?:[^"\\\n]|\\.)*"/g;

/** Quick to say no: code that cannot have state, samples of code among it, is not read as a tree. */
export function mayBeLive(code: string): boolean {
  return SIGNS.test(code) && SIGNS.test(code.replace(TEXT, '""'));
}

/** `undefined` for code of another shape, which stays static. */
export function readModuleSyntax(code: string): ModuleSyntax | undefined {
  const parsed = parseCode(code);
  if (parsed === undefined) return undefined;
  const returned = returnedObject(parsed.body);
  const runtime = parsed.body.find(isRuntime);
  if (returned === undefined || runtime?.type !== 'VariableDeclaration') return undefined;
  const pattern = runtime.declarations[0]?.id;
  if (pattern?.type !== 'ObjectPattern') return undefined;
  const shared = {
    parsed,
    returned,
    jsxNames: new Set(patternNames(pattern).filter((name) => /jsxs?$/i.test(name))),
    runtimePattern: code.slice(pattern.start, pattern.end),
  };
  const script = scriptBody(parsed.body);
  if (script !== undefined) {
    const exported = returnedObject(script);
    return { ...shared, statements: readStatements(script), exports: exported ? readExports(exported) : new Map() };
  }
  const content = parsed.body.find(
    (node) => node.type === 'FunctionDeclaration' && node.id?.name === '_createMdxContent',
  );
  return {
    ...shared,
    statements: readStatements(parsed.body),
    exports: readExports(returned),
    ...(content?.type === 'FunctionDeclaration' && { content }),
  };
}

/** `const { … } = arguments[0]` */
function isRuntime(node: AnyNode): boolean {
  const init = node.type === 'VariableDeclaration' ? node.declarations[0]?.init : undefined;
  return init?.type === 'MemberExpression' && init.object.type === 'Identifier' && init.object.name === 'arguments';
}

function returnedObject(body: readonly AnyNode[]): ObjectExpression | undefined {
  const last = body.findLast(({ type }) => type === 'ReturnStatement');
  return last?.type === 'ReturnStatement' && last.argument?.type === 'ObjectExpression' ? last.argument : undefined;
}

/** The statements of `const __module = (() => { … })()`. */
function scriptBody(body: readonly AnyNode[]): readonly AnyNode[] | undefined {
  for (const node of body) {
    if (node.type !== 'VariableDeclaration') continue;
    const [declarator] = node.declarations;
    if (declarator?.id.type !== 'Identifier' || declarator.id.name !== SCRIPT) continue;
    const made = declarator.init;
    const wrapped = made?.type === 'CallExpression' ? made.callee : undefined;
    if (wrapped?.type === 'ArrowFunctionExpression' && wrapped.body.type === 'BlockStatement') return wrapped.body.body;
  }
  return undefined;
}

function readExports(object: ObjectExpression): ReadonlyMap<string, string> {
  const exports = new Map<string, string>();
  for (const property of ownProperties(object)) {
    if (property.value.type === 'Identifier') exports.set(keyOf(property), property.value.name);
  }
  return exports;
}

function readStatements(body: readonly AnyNode[]): readonly Statement[] {
  return body.flatMap((node): Statement[] => {
    if (node.type === 'ReturnStatement' || isRuntime(node)) return [];
    if (node.type === 'ExpressionStatement' && node.directive !== undefined) return [];
    const names = declaredNames(node);
    if (names.some((name) => WRITTEN_BY_COMPILERS.has(name))) return [];
    const called = calledNames(node);
    const isLive =
      [...called].some((name) => (/^use[A-Z]/.test(name) && !STILL.has(name)) || name === 'setState') ||
      holds(node, (inner) => inner.type === 'Property' && isHandler(inner));
    const givesContext = holds(
      node,
      (inner) =>
        inner.type === 'MemberExpression' && inner.property.type === 'Identifier' && inner.property.name === 'Provider',
    );
    const readsContext = called.has('useContext') || called.has('use');
    return [{ node, names, mentions: mentionedNames(node), isLive, readsContext, givesContext }];
  });
}

function declaredNames(node: AnyNode): readonly string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => patternNames(id));
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : [];
  return [];
}

/** Names of what is called: `useState`, also of `React.useState`. */
function calledNames(statement: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  walk(statement, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const { callee } = node;
    if (callee.type === 'Identifier') names.add(callee.name);
    else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
      names.add(callee.property.name);
    return undefined;
  });
  return names;
}
