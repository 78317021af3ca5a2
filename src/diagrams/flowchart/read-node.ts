/** `A[Text]`, `B@{ shape: cyl, label: "Text" }`, `C:::warm`: a node as written. */
import { readBracket } from './read-bracket.ts';
import { shapeNamed } from './shape-names.ts';
import type { TextScanner } from './text-scanner.ts';

export interface WrittenNode {
  /** Where it begins in the text. */
  readonly at: number;
  readonly id: string;
  readonly text?: string;
  readonly shape?: string;
  readonly className?: string;
}

const ID = /(?:[\p{L}\p{N}\p{M}\p{So}!#$%'*+.?\\_/]|-(?![->.])|=(?!=)|&(?=\w)|:(?!:))+/uy;

/** `undefined` when there is no node here. */
export function readNode(scanner: TextScanner): WrittenNode | undefined {
  const { at } = scanner;
  const id = scanner.take(ID)?.[0];
  if (id === undefined) return undefined;
  const data = scanner.startsWith('@{') ? readData(scanner) : undefined;
  const bracket = data === undefined ? readBracket(scanner) : undefined;
  const className = scanner.take(/:::((?:\w|-(?![-.]))+)/y)?.[1];
  const text = data?.label ?? bracket?.text;
  const shape = data?.shape ?? bracket?.shape;
  return {
    id,
    at,
    ...(text === undefined ? {} : { text }),
    ...(shape === undefined ? {} : { shape }),
    ...(className === undefined ? {} : { className }),
  };
}

/** `@{ shape: cyl, label: "Text" }`; keys that only move or decorate are passed over. */
function readData(scanner: TextScanner): { readonly shape?: string; readonly label?: string } {
  const start = scanner.at;
  const match = scanner.take(/@\{((?:[^"}]|"[^"]*")*)\}/y);
  if (match === undefined)
    throw scanner.notUnderstood(scanner.at, 'A `}` is expected behind what is said of the node.');
  const rest = (match[1] ?? '').replace(
    /\w+\s*:\s*(?:"[^"]*"|'[^']*'|\[[^\]]*\]|[^\s,:"]*(?:[ \t]+[^\s,:"]+)*(?!\s*:))\s*(?:,|\n|$)/g,
    '',
  );
  if (rest.trim() !== '')
    scanner.fault(
      'guessed',
      start,
      'Keys with values and commas between them are expected: `@{ shape: rect, label: "Text" }`.',
    );
  const values = new Map<string, string>();
  for (const [, key = '', quoted, bare] of (match[1] ?? '').matchAll(/(\w+)\s*:\s*(?:"([^"]*)"|([^,\n]+))/g)) {
    values.set(key, quoted ?? bare?.trim() ?? '');
  }
  const shape = values.get('shape') ?? (values.has('img') || values.has('icon') ? 'plain' : undefined);
  if (shape !== undefined && shapeNamed(shape) === undefined && shape !== '')
    scanner.fault(
      'guessed',
      start,
      `There is no shape \`${shape}\`. Shapes are \`rect\`, \`diamond\`, \`cyl\`, \`hex\` and others.`,
    );
  const picture = values.get('img');
  const label = values.get('label') ?? undefined;
  const text = picture === undefined ? label : `<img src="${picture}" alt=""/> ${label ?? ''}`;
  return { ...(shape === undefined ? {} : { shape }), ...(text === undefined ? {} : { label: text }) };
}
