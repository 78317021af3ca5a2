import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONFIG_KINDS } from './kinds/config-kinds.ts';
import { EDITOR_KINDS } from './kinds/editor-kinds.ts';
import { PAGE_KINDS } from './kinds/page-kinds.ts';
import { TEXT_KINDS } from './kinds/text-kinds.ts';
import { PROBLEM_KINDS } from './problem-kinds.ts';
import { RULES } from './registry.ts';
import { ALL_WRITING_RULES } from './writing/writing-rules.ts';

const SOURCES = join(import.meta.dirname, '..');

/** The areas of problems that are listed. Others (`edit`, `import`, `storage` …) answer something that a person did, where it was done. */
const AREAS =
  'config|editor|front-matter|icons|images|links|live|mdx|navigation|page|pages|redirect|render|sandbox|site|writing';

/** Every code that stands in the sources, but for those of tests. */
function codesInSources(): ReadonlySet<string> {
  const code = new RegExp(`(?<=['"\`])(?:${AREAS})/[a-z\\d]+(?:-[a-z\\d]+)*(?=['"\`])`, 'g');
  const isSource = /\.tsx?$/;
  const isNone = /\.test\.tsx?$|(?:^|\/)testing\/|^rules\/kinds\//;
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return new Set(
    files
      .filter((file) => isSource.test(file) && !isNone.test(file))
      .flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(code) ?? []),
  );
}

test('every code that can be reported has a title and a why, and no other has', () => {
  expect([...PROBLEM_KINDS.keys()].sort()).toEqual([...codesInSources()].sort());
});

test('a code has one rule, or is reported without one', () => {
  const codes = [
    ...RULES,
    ...ALL_WRITING_RULES,
    ...[CONFIG_KINDS, TEXT_KINDS, PAGE_KINDS, EDITOR_KINDS].flatMap(toCodes),
  ].map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

function toCodes(kinds: object): readonly { readonly code: string }[] {
  return Object.keys(kinds).map((code) => ({ code }));
}

test('titles are short, and whys are sentences', () => {
  for (const { code, title, why } of PROBLEM_KINDS.values()) {
    expect(title, code).toMatch(/^[A-Z][^.]{4,60}$/);
    expect(why, code).toMatch(/^[A-Z].{20,}\.$/);
    expect(why.length, code).toBeLessThan(200);
  }
});
