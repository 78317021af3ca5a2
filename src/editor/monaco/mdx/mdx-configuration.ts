import type { languages } from 'monaco-editor/editor/editor.api';

/** `monaco.languages.IndentAction.IndentOutdent`, by value: the enumeration would pull Monaco into tests. */
const INDENT_OUTDENT = 2;

/** How pages are typed. An apostrophe and a `<` are text more often than the beginning of something; three backticks begin a block. */
export const MDX_CONFIGURATION: languages.LanguageConfiguration = {
  comments: { blockComment: ['{/*', '*/}'] },
  brackets: [
    ['{', '}'],
    ['[', ']'],
    ['(', ')'],
  ],
  autoClosingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '(', close: ')' },
    { open: '"', close: '"', notIn: ['string'] },
  ],
  autoCloseBefore: ' \t\n\r>}])',
  surroundingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '(', close: ')' },
    { open: '`', close: '`' },
    { open: '"', close: '"' },
    { open: "'", close: "'" },
    { open: '*', close: '*' },
    { open: '_', close: '_' },
    { open: '<', close: '>' },
  ],
  onEnterRules: [
    {
      beforeText: /<[A-Za-z][\w.]*(?:[^<>]|=>)*(?<!\/)>$/,
      afterText: /^<\/[A-Za-z]/,
      action: { indentAction: INDENT_OUTDENT },
    },
  ],
  wordPattern: /[\p{L}\p{N}_$][\p{L}\p{N}_$'’-]*/u,
};
