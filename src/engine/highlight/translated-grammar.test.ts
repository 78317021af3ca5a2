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
  const translations = [['a\\h', ['a[0-9A-Fa-f]', 'dgv'], [-1, 0, -1, -1, 0]]] as const;
  const sets = ['2000000000000000000000000'];
  const read = (made: typeof NEW) => readTranslations({ made, translations, sets }).get('a\\h');
  expect(read(traitsOfEngine())?.translation?.[0]).toBe('a[0-9A-Fa-f]');
  const own = traitsOfEngine();
  const other = own.hasSets ? { ...own, hasSets: true, mistakesHyphens: false, forgetsNegation: false } : NEW;
  const isFit = fitsEngine(other, own);
  expect(read(other)?.translation?.[0]).toBe(isFit ? 'a[0-9A-Fa-f]' : undefined);
  // What an expression needs is told by its own notation, whatever the engine.
  expect(read(other)?.prefilter?.required).toEqual([[97]]);
  expect(readTranslations(undefined).size).toBe(0);
});
