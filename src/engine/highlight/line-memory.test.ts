import { createHighlighterCoreSync } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { LineMemory } from './line-memory.ts';
import { createRegexEngine } from './regular-expressions.ts';
import { KIND_THEME } from './token-kinds.ts';

/** The same line within and outside of texts, comments and templates that go over lines. */
const CODE = {
  bash: [
    'curl --request GET \\\n  --url "https://a.example/{id}" \\\n  --header "a: b"\necho done',
    'curl --request POST \\\n  --url "https://a.example" \\\n  --header "a: b"\necho done',
    'cat <<\'END\'\necho done\n  --header "a: b"\nEND\necho done',
    'cat <<WORDS\necho $done\nWORDS\necho done',
    'echo "\necho done\n"\necho done',
  ],
  javascript: [
    'const a = `\nconst b = 1;\n`;\nconst b = 1;',
    'const b = 1;\n/*\nconst b = 1;\n*/\nconst b = 1;',
    'const f = `$' + '{\nconst b = 1;\n}`;\nconst b = 1;',
  ],
  python: ['"""\nprint(1)\n"""\nprint(1)', 'print(1)\nx = f"""\nprint(1)\n{print(1)}\n"""\nprint(1)'],
} as const;

async function memories(language: keyof typeof CODE): Promise<() => LineMemory> {
  const langs = (await bundledLanguages[language]()).default;
  const core = createHighlighterCoreSync({
    engine: createRegexEngine(new Map()),
    themes: [KIND_THEME],
    langs: [langs],
  });
  core.setTheme(KIND_THEME.name ?? '');
  const grammar = core.getLanguage(langs.at(-1)?.name ?? language);
  return () => new LineMemory(grammar, (text, tokens) => [{ text, kind: [...tokens].join() }]);
}

function colour(memory: LineMemory, code: string) {
  let state = memory.start();
  return code.split('\n').map((line) => {
    const { line: coloured, next } = memory.colour(line, state);
    state = next;
    return coloured;
  });
}

describe('remembered lines', () => {
  it.each(Object.keys(CODE) as (keyof typeof CODE)[])(
    'of %s have the colours that they have alone, whatever was coloured before',
    async (language) => {
      const create = await memories(language);
      const shared = create();
      const codes: readonly string[] = CODE[language];
      // Twice, so that everything is remembered.
      for (const code of [...codes, ...codes.toReversed().map((one) => `${one}\n\n${one}`)]) {
        expect(colour(shared, code), code).toEqual(colour(create(), code));
      }
    },
  );

  it('are found again after lines that differ and leave the same state behind', async () => {
    const memory = (await memories('bash'))();
    const [, , header] = colour(memory, CODE.bash[0]);
    const [, , same] = colour(memory, CODE.bash[1]);
    expect(same).toBe(header);
  });
});
