/** The parts of Monaco that tests run without an editor; the package gives no types for them. */
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

declare module 'monaco-editor/editor/common/core/range' {
  export class Range {
    constructor(startLineNumber: number, startColumn: number, endLineNumber: number, endColumn: number);
  }
}

declare module 'monaco-editor/editor/common/model/pieceTreeTextBuffer/pieceTreeTextBufferBuilder' {
  import type { Range } from 'monaco-editor/editor/common/core/range';

  interface TextBuffer {
    getLineCount(): number;
    getLineLength(line: number): number;
    getValueInRange(range: Range, endOfLine: number): string;
    applyEdits(edits: readonly object[], recordTrims: boolean, computeUndo: boolean): unknown;
  }
  export class PieceTreeTextBufferBuilder {
    acceptChunk(chunk: string): void;
    finish(): { create(endOfLine: number): { textBuffer: TextBuffer } };
  }
}
