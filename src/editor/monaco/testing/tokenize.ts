/** Colours a text as Monaco does, without a browser. Languages in a page are not coloured, only told. */
import { compile } from 'monaco-editor/editor/standalone/common/monarch/monarchCompile';
import { MonarchTokenizer } from 'monaco-editor/editor/standalone/common/monarch/monarchLexer';
import { MDX_TOKENS } from '../mdx/mdx-tokens.ts';

const LANGUAGES = {
  getLanguageIdByLanguageName: (name: string) => name,
  getLanguageIdByMimeType: () => null,
  isRegisteredLanguageId: () => true,
  requestBasicLanguageFeatures: () => undefined,
  languageIdCodec: { encodeLanguageId: () => 1, decodeLanguageId: () => 'mdx' },
};
const CONFIGURATION = { getValue: () => 20_000, onDidChangeConfiguration: () => ({ dispose: () => undefined }) };

let lexer: unknown;

/** Characters of one colour. */
export interface ColouredRun {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Name of the colour, or of a language in the page; empty for text without one. */
  readonly kind: string;
}

/** For each line, its runs in order. Line ends of any kind are part of no run. */
export function colouredRuns(text: string): readonly (readonly ColouredRun[])[] {
  lexer ??= compile('mdx', MDX_TOKENS);
  const tokenizer = new MonarchTokenizer(LANGUAGES, {}, 'mdx', lexer, CONFIGURATION);
  let state = tokenizer.getInitialState();
  let start = 0;
  return text.split('\n').map((written) => {
    const line = written.replace(/\r$/, '');
    const lineStart = start;
    start += written.length + 1;
    const { tokens, endState } = tokenizer.tokenize(line, true, state);
    state = endState;
    return tokens.map(({ offset, type, language }, index) => ({
      start: lineStart + offset,
      end: lineStart + (tokens[index + 1]?.offset ?? line.length),
      kind: language === 'mdx' ? type.replace(/\.mdx$/, '') : language,
    }));
  });
}

/** For each line, its runs as `kind: text`; text without a kind is left out. */
export function tokenize(text: string): string[][] {
  return colouredRuns(text).map((runs) =>
    runs.flatMap(({ start, end, kind }) =>
      kind === '' || start === end ? [] : [`${kind}: ${text.slice(start, end)}`],
    ),
  );
}
