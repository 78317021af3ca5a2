/** Code has the tokens that it has when each expression is tried everywhere, by the scanner of `shiki`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHighlighterCoreSync, type LanguageRegistration, type RegexEngine } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { COMMON_LANGUAGES, type CommonLanguage } from './common-languages.ts';
import { grammarNameOf } from './language-names.ts';
import { createRegexEngine, type KnownExpressions, openTranslation, translate } from './regular-expressions.ts';
import { CODE_SAMPLES } from './testing/code-samples.ts';
import { KIND_THEME } from './token-kinds.ts';
import { translateGrammar } from './translate-grammar.ts';
import { readTranslations } from './translated-grammar.ts';

/** Characters of real code of each language. All of it would take minutes. */
const MOST_CHARACTERS = 12_000;
/** As in the highlighter: longer lines stay plain. */
const LONGEST_LINE = 2_000;

const corpus = process.env.CORPUS_DIR ?? join(import.meta.dirname, '../../../../shared/corpus');
const realCode = existsSync(corpus) ? readRealCode(corpus) : new Map<string, string[]>();
if (realCode.size === 0) console.info('Real projects are not here (CORPUS_DIR), so their code is not coloured.');

/** Code of pages by the name of its grammar. */
function readRealCode(folder: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.mdx')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const page = found.get('mdx') ?? new Set();
    found.set('mdx', page.add(text));
    for (const [, , language = '', code = ''] of text.matchAll(/^([ \t]*)```(\w+)[^\n]*\n([\s\S]*?)^\1```/gm)) {
      const name = grammarNameOf(language);
      if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(code));
    }
  }
  return new Map([...found].map(([name, codes]) => [name, everyFew([...codes])]));
}

/** As many as are within the limit, from all over. */
function everyFew(codes: readonly string[]): string[] {
  const length = codes.reduce((sum, code) => sum + code.length, 0);
  const step = Math.ceil(length / MOST_CHARACTERS);
  return codes.filter((_, index) => index % step === 0).map((code) => code.slice(0, MOST_CHARACTERS));
}

/** Tries every expression. */
function plainEngine(known: KnownExpressions): RegexEngine {
  return createJavaScriptRegexEngine({
    forgiving: true,
    regexConstructor: (pattern) => openTranslation(known.get(pattern)?.translation ?? translate(pattern)),
  });
}

function tokensWith(engine: RegexEngine, grammar: readonly LanguageRegistration[], code: string): string[] {
  const core = createHighlighterCoreSync({ engine, themes: [KIND_THEME], langs: [[...grammar]], warnings: false });
  core.setTheme(KIND_THEME.name ?? '');
  const runner = core.getLanguage(grammar.at(-1)?.name ?? '');
  let stack: Parameters<typeof runner.tokenizeLine2>[1] = null;
  return code.split('\n').map((line) => {
    if (line.length > LONGEST_LINE) return line;
    const { tokens, ruleStack } = runner.tokenizeLine2(line, stack);
    stack = ruleStack;
    return `${line}: ${tokens.join(' ')} at depth ${ruleStack.depth}`;
  });
}

async function grammarOf(language: CommonLanguage): Promise<readonly LanguageRegistration[]> {
  const more = language === 'mdx' ? [await bundledLanguages.tsx(), await bundledLanguages.yaml()] : [];
  return [...more, await bundledLanguages[language]()].flatMap((one) => one.default);
}

test.each(COMMON_LANGUAGES)('%s', async (language) => {
  const grammar = await grammarOf(language);
  const known = readTranslations(translateGrammar(grammar));
  const sample = CODE_SAMPLES[language];
  // In another order of lines, too: what is open at the end of one is then met by others.
  const shuffled = sample.split('\n').toReversed().join('\n');
  const code = [sample, shuffled, ...(realCode.get(language) ?? [])].join('\n');
  expect(tokensWith(createRegexEngine(known), grammar, code)).toEqual(tokensWith(plainEngine(known), grammar, code));
});

test.each(['bash', 'python', 'typescript'] as const)('%s, where its translations cannot be used', async (language) => {
  const grammar = await grammarOf(language);
  const known = readTranslations(translateGrammar(grammar));
  const onlyNeeds = new Map([...known].map(([pattern, { prefilter }]) => [pattern, prefilter ? { prefilter } : {}]));
  const expected = tokensWith(plainEngine(known), grammar, CODE_SAMPLES[language]);
  expect(tokensWith(createRegexEngine(onlyNeeds), grammar, CODE_SAMPLES[language])).toEqual(expected);
  expect(tokensWith(createRegexEngine(new Map()), grammar, CODE_SAMPLES[language])).toEqual(expected);
});
