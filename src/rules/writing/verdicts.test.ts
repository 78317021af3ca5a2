/**
 * What a person said of findings on real projects, drawn evenly over the rules and the projects, in words of our own.
 * A rule is on by default only where enough of its findings are right.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_WRITING_RULES } from './writing-rules.ts';

const [, ...lines] = readFileSync(join(import.meta.dirname, 'testing/verdicts.tsv'), 'utf8')
  .trim()
  .split('\n');
const verdicts = lines.map((line) => {
  const [rule = '', page = '', verdict = '', reason = ''] = line.split('\t');
  return { rule, page, verdict, reason };
});

test('each verdict is of a rule, right or wrong, and says why', () => {
  const codes = new Set<string>(ALL_WRITING_RULES.map(({ code }) => code));
  for (const { rule, page, verdict, reason } of verdicts) {
    expect(codes).toContain(rule);
    expect(['right', 'wrong']).toContain(verdict);
    expect(page, rule).not.toBe('');
    expect(reason.length, rule).toBeGreaterThan(5);
  }
  expect(verdicts.length).toBeGreaterThanOrEqual(200);
});

/**
 * They have found nothing on real projects that could be judged, and are on all the same: nobody is told of words that the
 * project has not listed itself, and of a real key everybody wants to be told.
 */
const ON_WITHOUT_VERDICT = ['writing/secret', 'writing/word-list'];

test('rules that are on by default were judged, and are right as often as is asked of their kind', () => {
  for (const { code, theme, from } of ALL_WRITING_RULES) {
    const own = verdicts.filter(({ rule }) => rule === code);
    const right = own.filter(({ verdict }) => verdict === 'right').length;
    if (from !== 'gentle' || ON_WITHOUT_VERDICT.includes(code)) continue;
    expect(own.length, code).toBeGreaterThan(0);
    expect(right / own.length, code).toBeGreaterThanOrEqual(theme === 'prose' ? 0.8 : 0.95);
  }
});
