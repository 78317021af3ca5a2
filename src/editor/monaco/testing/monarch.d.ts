/** The parts of Monaco's tokenizer that tests run without an editor; the package gives no types for them. */
declare module 'monaco-editor/editor/standalone/common/monarch/monarchCompile' {
  export function compile(languageId: string, language: unknown): unknown;
}

declare module 'monaco-editor/editor/standalone/common/monarch/monarchLexer' {
  export interface LineToken {
    readonly offset: number;
    readonly type: string;
    readonly language: string;
  }
  export class MonarchTokenizer {
    constructor(languages: unknown, themes: unknown, languageId: string, lexer: unknown, configuration: unknown);
    getInitialState(): unknown;
    tokenize(line: string, hasEnd: boolean, state: unknown): { tokens: readonly LineToken[]; endState: unknown };
  }
}
