/** Colours a text as Monaco does, without a browser. Languages in a page are not coloured, only told. */
import { compile } from 'monaco-editor/editor/standalone/common/monarch/monarchCompile';
import { MonarchTokenizer } from 'monaco-editor/editor/standalone/common/monarch/monarchLexer';
import { MDX_TOKENS } from '../mdx/mdx-tokens.ts';

/** For each line, its runs as `kind: text`; text without a kind is left out. */
export function tokenize(text: string): string[][] {
  const languages = {
    getLanguageIdByLanguageName: (name: string) => name,
    getLanguageIdByMimeType: () => null,
    isRegisteredLanguageId: () => true,
    requestBasicLanguageFeatures: () => undefined,
    languageIdCodec: { encodeLanguageId: () => 1, decodeLanguageId: () => 'mdx' },
  };
  const configuration = { getValue: () => 20_000, onDidChangeConfiguration: () => ({ dispose: () => undefined }) };
  const lexer = compile('mdx', MDX_TOKENS);
  const tokenizer = new MonarchTokenizer(languages, {}, 'mdx', lexer, configuration);
  let state = tokenizer.getInitialState();
  return text.split('\n').map((line) => {
    const { tokens, endState } = tokenizer.tokenize(line, true, state);
    state = endState;
    return tokens.flatMap(({ offset, type, language }, index) => {
      const words = line.slice(offset, tokens[index + 1]?.offset ?? line.length);
      const kind = language === 'mdx' ? type.replace(/\.mdx$/, '') : language;
      return kind === '' || words === '' ? [] : [`${kind}: ${words}`];
    });
  });
}
