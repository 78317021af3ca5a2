import { createHighlighterCoreSync } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { patternsOf } from './grammar-patterns.ts';
import { createHighlighter } from './highlighter.ts';
import { createRegexEngine, type KnownExpression, type Translation, translate } from './regular-expressions.ts';
import { KIND_THEME } from './token-kinds.ts';

const CODE = {
  bash: 'for item in a b; do echo "$item" >> x.log; done # all\ncat <<EOF\n$HOME\nEOF\ncurl -X POST \\\n  --data \'{}\' | grep a',
  typescript:
    'import { a } from "./a.ts";\nexport async function b(c: string): Promise<number> {\n  return c.length + `a`; // d\n}',
  python: 'import a\n\n@b\ndef c(d: int = 1) -> str:\n    """Words."""\n    return f"{d:>10}" if d else None',
  yaml: 'a:\n  - b: "c"\n  - |\n    d\n# e',
  markdown: '# A\n\n- b\n  1. c\n\n> d `e`\n\n```java\nclass A {}\n```\n',
  mdx: 'export const a = 1;\n\n<Card title="b">{a}</Card>\n',
} as const;

type Language = keyof typeof CODE;
const languages = Object.keys(CODE) as Language[];

const grammarOf = async (name: string) => (await bundledLanguages[name as Language]()).default;

/** Ends that repeat what their beginning has found, and the sign that stands for no end. */
const MADE_OF_CODE: Readonly<Record<Language, RegExp>> = {
  bash: /EOF|^\uFFFF$/,
  typescript: /^\uFFFF$/,
  python: /"/,
  yaml: /^\^\(\?!\\ /,
  markdown: /`|\\ |^\uFFFF$/,
  mdx: /`|^\uFFFF$/,
};

/** As they come out of a file. */
async function translationsOf(name: string): Promise<Map<string, KnownExpression>> {
  const pairs = [...patternsOf(await grammarOf(name))].map((pattern) => [pattern, translate(pattern)]);
  const read = JSON.parse(JSON.stringify(pairs)) as [string, Translation][];
  return new Map(read.map(([pattern, translation]) => [pattern, { translation }]));
}

test.each(languages)('what is translated ahead gives %s the colours that it has otherwise', async (language) => {
  const tokens = [];
  for (const loadTranslations of [undefined, translationsOf]) {
    const highlighter = createHighlighter(grammarOf, loadTranslations && { loadTranslations });
    await highlighter.load([language]);
    tokens.push(highlighter.tokenize(CODE[language], language));
  }
  expect(tokens[1]).toEqual(tokens[0]);
});

test.each(languages)(
  'no expression of %s is left to be translated, but those made of what the code says',
  async (language) => {
    const missed: string[] = [];
    const known = await translationsOf(language);
    known.get = (pattern) => {
      if (!known.has(pattern)) missed.push(pattern);
      return Map.prototype.get.call(known, pattern) as KnownExpression | undefined;
    };
    const langs = [await grammarOf(language)];
    const core = createHighlighterCoreSync({ engine: createRegexEngine(known), themes: [KIND_THEME], langs });
    core.codeToTokensBase(CODE[language], { lang: language, theme: KIND_THEME.name ?? '' });
    expect(missed.filter((pattern) => !MADE_OF_CODE[language].test(pattern))).toEqual([]);
  },
);
