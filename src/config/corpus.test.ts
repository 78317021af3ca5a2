import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import type { DivisionSettings, EntrySettings } from './site-config.ts';
import { readCorpusConfigs } from './testing/corpus.ts';
import { insertItem, removeValue, setValue } from './testing/edit-text.ts';
import { pathsOf, valueAt } from './testing/json-texts.ts';

const configs = readCorpusConfigs();

function pagesOf(entries: readonly EntrySettings[]): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'page' ? [entry.path] : pagesOf(entry.entries)));
}

function pagesBelow(division: DivisionSettings): readonly string[] {
  return [...pagesOf(division.entries), ...division.divisions.flatMap(pagesBelow)];
}

/** Every text that stands in a list named `pages`, as the file has it. */
function pagesWritten(value: unknown, key?: string): readonly string[] {
  if (typeof value === 'string') return key === 'pages' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => pagesWritten(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => pagesWritten(inner, name));
}

/** At most `count` items, evenly spread. */
function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / count));
  return items.filter((_, index) => index % step === 0);
}

describe.runIf(configs.length > 0)('real configurations', () => {
  it.each(configs)('$project is read', ({ files, name, text }) => {
    const reading = readConfig(files, name);
    expect(reading.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (reading.status !== 'ok') throw new Error('unreadable');
    const { config } = reading;
    const value = JSON.parse(text);
    expect(config.name).toBe(value.name);
    expect(config.colors.primary).toMatch(/^#[0-9a-f]{6}$/);
    expect(config.socials.length).toBeGreaterThanOrEqual(Object.keys(value.footerSocials ?? {}).length);
    expect(config.redirects.length).toBe(value.redirects?.length ?? 0);
  });

  it.each(configs)('$project keeps every page of its navigation', ({ files, name, text }) => {
    const reading = readConfig(files, name);
    if (reading.status !== 'ok') throw new Error('unreadable');
    const found = new Set(pagesBelow(reading.config.navigation.root));
    const written = pagesWritten(JSON.parse(text).navigation).map((page) => page.trim().replace(/^\//, ''));
    expect(written.length).toBeGreaterThan(5);
    expect(new Set(written.map((page) => page.replace(/\.mdx?$/, '')))).toEqual(found);
  });

  it.each(configs)('$project gets back its exact text after an edit and its reversal', ({ text }) => {
    const value: unknown = JSON.parse(text);
    const paths = sample(pathsOf(value), 40);
    for (const path of paths) {
      const old = valueAt(value, path);
      if (typeof old === 'object' && old !== null) {
        const list = Array.isArray(old);
        const fresh = { label: 'x', parts: [1, 'two'] };
        const added = list ? insertItem(text, path, 1, fresh) : setValue(text, [...path, 'fresh'], fresh);
        expect(added).not.toBe(text);
        const back = removeValue(added, [...path, list ? Math.min(1, old.length) : 'fresh'], {
          keepEmptyParents: true,
        });
        expect(back).toBe(text);
      } else {
        const changed = setValue(text, path, 'changed');
        expect(changed).toBe(withoutCommonParts(text, changed, JSON.stringify(old), '"changed"'));
        expect(setValue(changed, path, old)).toBe(text);
      }
      expect(setValue(text, path, old)).toBe(text);
    }
  });
});

/** `before` with `from` replaced by `to` at the one place where the two texts differ. */
function withoutCommonParts(before: string, after: string, from: string, to: string): string {
  let start = 0;
  while (before[start] === after[start] && start < before.length) start++;
  const at = before.lastIndexOf(from, start);
  return before.slice(0, at) + to + before.slice(at + from.length);
}
