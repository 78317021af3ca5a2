/**
 * Properties that a snippet only asks for: `{flag && …}`, `{title || "Untitled"}`. One that its use leaves out has to be
 * `undefined` there, though it stands for itself where it is shown (`{title}`), so that its author sees what is missing.
 */
import type { AnyNode } from 'acorn';
import { extensionOf } from '../../project/paths.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import { loadParser, parseCode } from '../live/parser.ts';
import { walk } from '../live/syntax.ts';
import type { ModuleGraph, SourceModule } from './module-graph.ts';

/** Name in the scope of a snippet: `_tested(value)` is `undefined` for a name without a value. */
export const TESTED_NAME = '_tested';

export function tested(value: unknown): unknown {
  return isUnresolved(value) ? undefined : value;
}

const COMPARES: ReadonlySet<string> = new Set(['==', '===', '!=', '!==', '<', '>', '<=', '>=']);
/** Quick to say no: most snippets hold no condition. */
const TESTS = /\{[^{}]*?(?:&&|\|\||\?|==|[<>!]|\btypeof\b)/;
const rewritten = new WeakMap<CompiledPage, CompiledPage>();

/** The modules with their snippets' tests marked. @param page the page's own module, whose text is given nothing */
export async function withTests(graph: ModuleGraph, page: string): Promise<ModuleGraph> {
  const isTesting = ({ file, text }: SourceModule): boolean =>
    file !== page && /^mdx?$/.test(extensionOf(file)) && TESTS.test(text);
  if (![...graph.values()].some(isTesting)) return graph;
  await loadParser();
  return new Map(
    [...graph].map(([file, module]) => {
      const { compiled } = module;
      return [file, isTesting(module) ? { ...module, compiled: markedOf(compiled) } : module];
    }),
  );
}

function markedOf(compiled: CompiledPage): CompiledPage {
  let marked = rewritten.get(compiled);
  if (marked === undefined) {
    marked = { ...compiled, code: markTests(compiled.code) };
    rewritten.set(compiled, marked);
  }
  return marked;
}

/** Puts `_tested(…)` around what conditions look at. */
function markTests(code: string): string {
  const parsed = parseCode(code);
  if (parsed === undefined) return code;
  const marks: { at: number; text: string }[] = [];
  const mark = (node: AnyNode): void => {
    if (node.type === 'LogicalExpression') mark(node.right);
    if (!['Identifier', 'MemberExpression', 'CallExpression', 'ChainExpression'].includes(node.type)) return;
    marks.push({ at: node.start, text: `${TESTED_NAME}(` }, { at: node.end, text: ')' });
  };
  for (const statement of parsed.body) {
    walk(statement, (node) => {
      if (isCompilersTest(node)) return false;
      for (const part of testedParts(node)) mark(part);
      return undefined;
    });
  }
  marks.sort((one, other) => one.at - other.at);
  let result = '';
  let copied = 0;
  for (const { at, text } of marks) {
    result += code.slice(copied, at) + text;
    copied = at;
  }
  return result + code.slice(copied);
}

function testedParts(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'LogicalExpression':
      return [node.left];
    case 'ConditionalExpression':
    case 'IfStatement':
      return [node.test];
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === 'typeof' ? [node.argument] : [];
    case 'BinaryExpression':
      return COMPARES.has(node.operator) ? [node.left, node.right] : [];
    case 'MemberExpression':
      return node.optional ? [node.object] : [];
    default:
      return [];
  }
}

/** `if (!Tip) _missingMdxReference("Tip", true)`: a component that is nowhere is told of in another way. */
function isCompilersTest(node: AnyNode): boolean {
  if (node.type !== 'IfStatement' || node.consequent.type !== 'ExpressionStatement') return false;
  const { expression } = node.consequent;
  return (
    expression.type === 'CallExpression' &&
    expression.callee.type === 'Identifier' &&
    expression.callee.name === '_missingMdxReference'
  );
}
