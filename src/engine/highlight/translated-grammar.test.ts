import { expect, test } from 'vitest';
import { fitsEngine, traitsOfEngine } from './engine-traits.ts';
import { readTranslations } from './translated-grammar.ts';

const NEW = { hasSets: true, mistakesHyphens: false, forgetsNegation: false };

test.each([
  ['a new one for a new one', NEW, NEW, true],
  ['one that reckons with a fault for one without it', { ...NEW, mistakesHyphens: true }, NEW, true],
  ['one that does not reckon with a fault', NEW, { ...NEW, forgetsNegation: true }, false],
  ['one that needs what the engine does not know', NEW, { ...NEW, hasSets: false }, false],
])('translations fit or do not: %s', (_name, made, own, fits) => {
  expect(fitsEngine(made, own)).toBe(fits);
});

test('translations of this engine are used, and those that may be wrong here are not', () => {
  const translations = [['a\\h', ['a[0-9A-Fa-f]', 'dgv']]] as const;
  expect([...readTranslations({ made: traitsOfEngine(), translations }).keys()]).toEqual(['a\\h']);
  const own = traitsOfEngine();
  const other = own.hasSets ? { ...own, hasSets: true, mistakesHyphens: false, forgetsNegation: false } : NEW;
  expect(readTranslations({ made: other, translations }).size).toBe(fitsEngine(other, own) ? 1 : 0);
  expect(readTranslations(undefined).size).toBe(0);
});
