/** Reads compiled code as a tree. What reads it is loaded with the first page that has components with state. */
import type { AnyNode, Token } from 'acorn';

/** Compiled code with its tree and its tokens. */
export interface ParsedCode {
  readonly code: string;
  readonly body: readonly AnyNode[];
  readonly tokens: readonly Token[];
}

type Acorn = Pick<typeof import('acorn'), 'parse'>;

let acorn: Acorn | undefined;

/** Must have been awaited before `parseCode` is called. */
export async function loadParser(): Promise<void> {
  acorn ??= await import('acorn');
}

/** Tree of the body of a function, as compilers write it; `undefined` for code that is none. */
export function parseCode(code: string): ParsedCode | undefined {
  if (acorn === undefined) throw new Error('The parser was not loaded.');
  const tokens: Token[] = [];
  try {
    const program = acorn.parse(code, {
      ecmaVersion: 'latest',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      onToken: tokens,
    });
    return { code, body: program.body, tokens };
  } catch {
    // Running it says what is wrong with it.
    return undefined;
  }
}
