/**
 * Colours of a page: front matter as YAML, code blocks in their language, statements as JavaScript, tags, expressions
 * and Markdown. Read line by line by Monaco's own tokenizer, which keeps up with typing in large pages.
 */
import type { languages } from 'monaco-editor/editor/editor.api';

type Rules = languages.IMonarchLanguageRule[];

/** Monaco's name of a language → what authors call it after the backticks. */
const FENCES: Readonly<Record<string, string>> = {
  javascript: 'js|javascript|jsx|mjs|cjs|node',
  typescript: 'ts|typescript|tsx|mts|cts',
  json: 'json[c5]?|jsonl',
  yaml: 'ya?ml',
  css: 'css|scss|less',
  html: 'html|vue|svelte',
  xml: 'xml|svg',
  python: 'py|python3?',
  shell: 'bash|sh|shell|zsh|curl|console|terminal',
  go: 'go|golang',
  java: 'java',
  ruby: 'rb|ruby',
  php: 'php',
  rust: 'rs|rust',
  csharp: 'cs|csharp|c#',
  cpp: 'c|cpp|c\\+\\+|h',
  kotlin: 'kt|kotlin',
  swift: 'swift',
  sql: 'sql|postgres|postgresql|mysql',
  graphql: 'graphql|gql',
  dockerfile: 'docker|dockerfile',
  ini: 'ini|toml|env|properties|conf',
  powershell: 'powershell|ps1',
};

/** In a list or a quote a code block stands behind their marks. */
const BEFORE_FENCE = '^[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*';
/** A code block of four marks can show one of three. */
const FENCE_LENGTHS = [3, 4, 5, 6] as const;
const FENCE_MARKS = { backtick: '`', tilde: '~' } as const;

type FenceState = { readonly name: string; readonly open: string; readonly rest: string; readonly close: RegExp };

const FENCE_STATES: readonly FenceState[] = Object.entries(FENCE_MARKS).flatMap(([kind, mark]) =>
  [...FENCE_LENGTHS].reverse().map((length) => ({
    name: `code_${kind}_${length}`,
    open: `${mark}{${length}${length === 6 ? ',' : ''}}`,
    // After backticks a backtick would make it code in the line.
    rest: mark === '`' ? '[^`]*$' : '.*$',
    close: new RegExp(`^[ \\t>]*${mark}{${length},}[ \\t]*$`),
  })),
);

const fenceRules: Rules = FENCE_STATES.flatMap(({ name, open, rest }) => [
  ...Object.entries(FENCES).map(
    ([language, names]): languages.IMonarchLanguageRule => [
      new RegExp(`${BEFORE_FENCE}${open}[ \\t]*(?:${names})(?![\\w+#.-])${rest}`, 'i'),
      { token: 'string.fence', next: `@${name}`, nextEmbedded: language },
    ],
  ),
  [new RegExp(`${BEFORE_FENCE}${open}${rest}`), { token: 'string.fence', next: `@${name}_plain` }],
]);

const fenceStates: Record<string, Rules> = Object.fromEntries(
  FENCE_STATES.flatMap(({ name, close }): [string, Rules][] => [
    [name, [[close, { token: 'string.fence', next: '@pop', nextEmbedded: '@pop' }]]],
    [
      `${name}_plain`,
      [
        [close, { token: 'string.fence', next: '@pop' }],
        [/.+/, 'variable.source'],
      ],
    ],
  ]),
);

interface Emphasis {
  /** Of the state inside of it. */
  readonly name: string;
  readonly opening: string;
  /** One character of the words. */
  readonly inner: RegExp;
  readonly closing: RegExp;
  readonly colour: string;
}

const EMPHASES: readonly Emphasis[] = [
  { name: 'strong_stars', opening: '\\*\\*(?=\\S)', inner: /[^*\\`]|\*(?!\*)/, closing: /\*\*/, colour: 'strong' },
  { name: 'strong_lines', opening: '__(?=\\S)', inner: /[^_\\`]|_(?!_)/, closing: /__(?!\w)/, colour: 'strong' },
  { name: 'emphasis_star', opening: '\\*(?=[^\\s*])', inner: /[^*\\`]/, closing: /\*(?!\*)/, colour: 'emphasis' },
  { name: 'emphasis_line', opening: '_(?=[^\\s_])', inner: /[^_\\`]/, closing: /_(?!\w)/, colour: 'emphasis' },
];
/** It can be read in one way only, so that a line of many backticks is not tried in all combinations. */
const CODE_IN_EMPHASIS = '(`+)[^`]+\\1(?!`)';

const emphasisStates: Record<string, Rules> = Object.fromEntries(
  EMPHASES.map(({ name, inner, closing, colour }): [string, Rules] => [
    name,
    [
      [closing, colour, '@pop'],
      [new RegExp(CODE_IN_EMPHASIS), 'variable.source'],
      [/\\./, colour],
      [new RegExp(`(?:${inner.source})+`), colour],
    ],
  ]),
);

const WORDS = /[A-Za-z0-9\u00C0-\uD7FF\uF900-\uFFFD][\w\u00C0-\uD7FF\uF900-\uFFFD]*/;

export const MDX_TOKENS: languages.IMonarchLanguage = {
  defaultToken: '',
  tokenPostfix: '.mdx',
  start: 'document',
  keywords:
    'const let var function return if else for while new class extends async await import export from default as true false null undefined typeof in of'.split(
      ' ',
    ),
  tokenizer: {
    document: [
      [/^\uFEFF?---[ \t]*$/, { token: 'comment', switchTo: '@front_matter', nextEmbedded: 'yaml' }],
      [/(?:)/, { token: '', switchTo: '@root' }],
    ],
    front_matter: [[/^---[ \t]*$/, { token: 'comment', switchTo: '@root', nextEmbedded: '@pop' }]],
    root: [
      // Only lines with a mark at their beginning are compared with all the languages.
      [new RegExp(`${BEFORE_FENCE}(?=\`{3,}[^\`]*$|~{3,})`), { token: '@rematch', next: '@fence' }],
      [
        /^(?=import\s.*["']|import\s*[{*]|export\s+(?:const|let|var|default|function|async|class)\b|export\s*[{*])/,
        { token: '@rematch', next: '@statement', nextEmbedded: 'typescript' },
      ],
      [/^([ \t>]*(?:[-*+][ \t]+)?)(#{1,6}[ \t].*)$/, ['', 'keyword']],
      [/^[ \t]{0,3}(?:=+|-{2,})[ \t]*$/, 'keyword'],
      [/^[ \t>]*(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/, 'keyword'],
      [/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*$/, 'comment'],
      [/^([ \t>]*)([-*+]|\d{1,9}[.)])([ \t]+)((?:\[[ xX]\](?=[ \t]))?)/, ['', 'keyword', '', 'keyword']],
      [/^[ \t]*>+/, 'comment'],
      [/^([ \t]*\[[^\]]+\]:)([ \t]*)(\S+)/, ['', '', 'string.link']],
      { include: '@inline' },
    ],
    fence: [...fenceRules, [/(?:)/, { token: '', next: '@pop' }]],
    statement: [[/^[ \t]*$/, { token: '', next: '@pop', nextEmbedded: '@pop' }]],
    inline: [
      [/https?:\/\/[^\s<>)\]"'`]+/, 'string.link'],
      [WORDS, ''],
      [/[ \t]+/, ''],
      [/\\[!-/:-@[-`{-~]/, 'string.escape'],
      // As short as it can be, so that several in a line stay apart; as many backticks at its end as at its beginning.
      [/(`+)(?!`)(?:.*?[^`])??\1(?!`)/, 'variable.source'],
      [/`+/, ''],
      [/<!--/, 'comment', '@html_comment'],
      [/\{\s*\/\*/, 'comment', '@comment'],
      [/<(?:https?:|mailto:)[^>\s]*>/, 'string.link'],
      [/<\/?>/, 'tag'],
      [/<\/?[A-Za-z][\w.:-]*/, 'tag', '@tag'],
      [/\{/, 'delimiter.bracket', '@expression'],
      [
        /(\]\()(<?[^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*>?)((?:\s+(?:"[^"]*"|'[^']*'))?)(\))/,
        ['', 'string.link', 'string', ''],
      ],
      ...EMPHASES.map(
        ({ name, opening, inner, closing, colour }): languages.IMonarchLanguageRule => [
          // Only what ends on its line: a lone star must not change the rest of the page.
          new RegExp(`${opening}(?=(?:${inner.source}|${CODE_IN_EMPHASIS}|\\\\.)*?${closing.source})`),
          colour,
          `@${name}`,
        ],
      ),
      [/&#?\w+;/, 'string.escape'],
      [/\|/, 'comment'],
      [/[^\w\s]/, ''],
    ],
    html_comment: [
      [/-->/, 'comment', '@pop'],
      [/[^-]+|-/, 'comment'],
    ],
    comment: [
      [/\*\/\s*\}/, 'comment', '@pop'],
      [/[^*]+|\*/, 'comment'],
    ],
    tag: [
      // Nothing in a tag goes on behind an empty line: a lone `<` must not colour the rest of the page.
      [/^[ \t]*$/, { token: '', next: '@pop' }],
      [/\/?>/, 'tag', '@pop'],
      [/</, { token: '@rematch', next: '@pop' }],
      [/[ \t]+/, ''],
      [/"[^"]*"|'[^']*'/, 'string'],
      [/"/, 'string', '@double'],
      [/'/, 'string', '@single'],
      [/\{\s*\/\*/, 'comment', '@comment'],
      [/\{/, 'delimiter.bracket', '@expression'],
      [/[A-Za-z_@:][\w.:@-]*/, 'attribute.name'],
      [/./, ''],
    ],
    double: [
      [/^[ \t]*$/, { token: '', next: '@pop' }],
      [/[^"]*"/, 'string', '@pop'],
      [/.+/, 'string'],
    ],
    single: [
      [/^[ \t]*$/, { token: '', next: '@pop' }],
      [/[^']*'/, 'string', '@pop'],
      [/.+/, 'string'],
    ],
    expression: [
      [/^[ \t]*$/, { token: '', next: '@pop' }],
      [/\}/, 'delimiter.bracket', '@pop'],
      [/\{/, 'delimiter.bracket', '@expression'],
      [/\/\/.*$/, 'comment'],
      [/\/\*/, 'comment', '@script_comment'],
      [/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/, 'string'],
      [/`/, 'string', '@template'],
      [/<\/?>/, 'tag'],
      [/<\/?[A-Za-z][\w.:-]*/, 'tag', '@tag'],
      [/[A-Za-z_$][\w$]*/, { cases: { '@keywords': 'keyword', '@default': '' } }],
      [/\d[\w.]*/, 'number'],
      [/./, ''],
    ],
    script_comment: [
      [/\*\//, 'comment', '@pop'],
      [/[^*]+|\*/, 'comment'],
    ],
    template: [
      [/`/, 'string', '@pop'],
      [/\$\{/, 'delimiter.bracket', '@expression'],
      [/\\./, 'string.escape'],
      [/[^`\\$]+|[\\$]/, 'string'],
    ],
    ...fenceStates,
    ...emphasisStates,
  },
};
